import { readFile } from "node:fs/promises";
import { type ParsedModule, parseModule } from "./parse-module";
import type { SourceFile } from "./source-file";

/** Reads an author's file, without the mark that some editors put at its start. */
export async function readSource(path: string, source: string): Promise<SourceFile> {
  const text = await readFile(path, "utf8");
  return { path, source, text: text.replace(/^\uFEFF/, "") };
}

/** Gives parsed modules: each file is read and parsed once. */
export interface ModuleStore {
  read(path: string, source: string): Promise<ParsedModule>;
  /** Lets a file be read anew: it has changed. */
  forget(path: string): void;
}

/** Makes an empty store. Files that change afterwards have to be forgotten, or need another one. */
export function createModuleStore(): ModuleStore {
  const modules = new Map<string, Promise<ParsedModule>>();
  return {
    read(path, source) {
      const known = modules.get(path) ?? readSource(path, source).then(parseModule);
      modules.set(path, known);
      return known;
    },
    forget(path) {
      modules.delete(path);
    },
  };
}
