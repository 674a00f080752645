// The Fluent catalogues that Python reads too, one lazy module for each language.
import fs from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const FOLDER = path.resolve(import.meta.dirname, "../../src/foxfire/locale");
const LIST = "virtual:languages";
const ONE = "virtual:catalogue/";
/** What only commands say is left out. */
const UNUSED = new Set(["arena.ftl", "bench.ftl", "stats.ftl", "terminal.ftl"]);

export function catalogues(): Plugin {
  return {
    name: "foxfire-catalogues",
    resolveId: (id) => (id === LIST || id.startsWith(ONE) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) return languagesModule();
      if (!id.startsWith(`\0${ONE}`)) return null;
      const language = id.slice(ONE.length + 1);
      for (const file of files(language)) this.addWatchFile(file);
      return `export default ${JSON.stringify(text(language))};`;
    },
  };
}

export function languages(): string[] {
  return fs.readdirSync(FOLDER).filter((name) => /^[a-z]{2}$/.test(name)).sort();
}

function languagesModule(): string {
  const lines = languages().map((one) => `${one}: () => import("${ONE}${one}")`);
  return `export default { ${lines.join(", ")} };`;
}

function files(language: string): string[] {
  const names = fs.readdirSync(path.join(FOLDER, language)).sort();
  const used = names.filter((name) => name.endsWith(".ftl") && !UNUSED.has(name));
  return used.map((name) => path.join(FOLDER, language, name));
}

/** Comments are for translators. */
function text(language: string): string {
  const all = files(language).map((file) => fs.readFileSync(file, "utf8")).join("\n");
  const bare = all.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n\n");
  return language === "fr" ? frenchMarks(bare) : bare;
}

/** A line never begins with a mark that French sets apart, and apostrophes are curved. */
function frenchMarks(text: string): string {
  return text.replace(/ ([:;?!»%])/g, "\u00a0$1").replace(/« /g, "«\u00a0").replace(/(\p{L})'(?=[\p{L}{*])/gu, "$1\u2019");
}
