// All drawings, inlined once at the root of the page: <use href="#id"> finds them from everywhere,
// and colours reach into them as inherited custom properties.
import fs from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const FOLDER = path.resolve(import.meta.dirname, "../src/look/symbols");
const PLACE = "<!--sprite-->";

export function sprite(): Plugin {
  return {
    name: "foxfire-sprite",
    transformIndexHtml: (html) => html.replace(PLACE, spriteText()),
    configureServer: (server) => void server.watcher.add(FOLDER),
  };
}

export function spriteText(): string {
  const files = fs.readdirSync(FOLDER).filter((name) => name.endsWith(".svg")).sort();
  const all = files.map((name) => fs.readFileSync(path.join(FOLDER, name), "utf8")).join("");
  const body = all
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/>\s+</g, "><")
    .replace(/<svg[^>]*xmlns[^>]*>|<\/svg>\s*/g, "");
  return `<svg class="sprite" aria-hidden="true" focusable="false">${body}</svg>`;
}
