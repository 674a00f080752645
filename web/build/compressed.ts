// Beside every text file its gzipped form, so that the server need not compress anything.
import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(html|js|css|svg|json|webmanifest|txt)$/;

export function compressed(): Plugin {
  let folder = "";
  return {
    name: "foxfire-compressed",
    apply: "build",
    configResolved: (config) => void (folder = path.resolve(config.root, config.build.outDir)),
    closeBundle: () => compressAll(folder),
  };
}

function compressAll(folder: string): void {
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const file = path.join(folder, name);
    if (TEXT.test(name)) fs.writeFileSync(`${file}.gz`, zlib.gzipSync(fs.readFileSync(file), { level: 9 }));
  }
}
