import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../settings.svelte.ts";
import { Stage } from "./stage.svelte.ts";

vi.stubGlobal("document", { hidden: false, getAnimations: () => [] });

describe("the stage", () => {
  let stage: Stage;
  let paces: number[];
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 60; i++) await Promise.resolve();
  };
  const scene = (pace: number): void => void paces.push(pace);

  beforeEach(() => {
    settings.speed = "normal";
    stage = new Stage();
    paces = [];
  });

  it("plays one scene after the other, as drawn", async () => {
    stage.add(scene);
    expect(stage.playing).toBe(true);
    await settle();
    stage.add(scene);
    await settle();
    expect(paces).toEqual([1, 1]);
    expect(stage.playing).toBe(false);
  });

  it("goes faster above 3 waiting events, and jumps above 8", async () => {
    stage.add(() => Promise.resolve());
    for (let i = 0; i < 10; i++) stage.add(scene);
    await settle();
    expect(paces.slice(0, 2)).toEqual([0, 0.25]);
    expect(paces.at(-1)).toBe(1);
  });

  it("is hurried by whoever acts, until it has caught up", async () => {
    stage.hurry();
    stage.add(scene);
    await settle();
    stage.add(() => stage.hurry());
    stage.add(scene);
    await settle();
    stage.add(scene);
    await settle();
    expect(paces).toEqual([1, 0, 1]);
  });

  it("moves nothing when nothing shall move", async () => {
    settings.speed = "none";
    stage.add(scene);
    await settle();
    expect(paces).toEqual([0]);
  });
});
