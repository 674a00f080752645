import path from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues } from "./build/catalogues.ts";
import { compressed } from "./build/compressed.ts";
import { sprite } from "./build/sprite.ts";

const server = process.env["FOXFIRE_SERVER"] ?? "http://127.0.0.1:8642";

export default defineConfig({
  plugins: [svelte(), sprite(), catalogues(), compressed()],
  resolve: {
    alias: { $wire: path.resolve(import.meta.dirname, "../src/foxfire/server/wire/protocol.ts") },
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: "../src/foxfire/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the policy of the page allows no script or font from data:
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: server, ws: true }, "/healthz": server } },
  test: { include: ["src/**/*.test.ts"] },
});
