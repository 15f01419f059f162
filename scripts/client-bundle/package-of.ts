import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type ReadText = (file: string) => string | undefined;

const readText: ReadText = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * Tells which package a module is of, by the nearest `package.json` with a name above it. Its path does not: a linked
 * `node_modules` and the stores of pnpm and yarn put packages into folders of any name. Undefined for a virtual module.
 */
export function packageNames(read: ReadText = readText): (id: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  const ofFolder = (folder: string): string | undefined => {
    if (known.has(folder)) return known.get(folder);
    const parent = dirname(folder);
    const name =
      nameIn(read(join(folder, 'package.json'))) ?? (parent === folder ? undefined : ofFolder(parent));
    known.set(folder, name);
    return name;
  };
  return (id) => (id.startsWith('\0') ? undefined : ofFolder(dirname(id.replace(/[?#].*$/, ''))));
}

/** Packages put a `package.json` without a name into folders of theirs, to say what kind of modules lie there. */
function nameIn(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const value: unknown = JSON.parse(text);
  const name = typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined;
  return typeof name === 'string' && name !== '' ? name : undefined;
}
