import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../settings.svelte.ts";
import { rest } from "./flight.ts";
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

  it("shows only what happened last as drawn while a decision waits", async () => {
    stage.add(() => Promise.resolve());
    for (let i = 0; i < 3; i++) stage.add(scene);
    stage.due();
    await settle();
    expect(paces).toEqual([0.25, 0.25, 1]);
    for (let i = 0; i < 3; i++) stage.add(scene);
    await settle();
    expect(paces.slice(3)).toEqual([1, 1, 1]);
  });

  it("wakes whoever rests when somebody acts", async () => {
    stage.add((pace) => rest(60_000 * pace));
    stage.add(scene);
    await settle();
    expect(paces).toEqual([]);
    stage.hurry();
    await settle();
    expect(paces).toEqual([0]);
  });

  it("moves nothing when nothing shall move", async () => {
    settings.speed = "none";
    stage.add(scene);
    await settle();
    expect(paces).toEqual([0]);
  });
});
