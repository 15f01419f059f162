import { resolve } from 'node:path';
import { listDirectory } from './list-directory.ts';

/** A text whose commands, each in quotes, are to work on the lists of a folder: they name it where it is not the usual one. */
export function onLists(folder: string, text: string): string {
  if (resolve(folder) === resolve(listDirectory)) return text;
  const isPlain = /^[\w./~:\\-]+$/.test(folder);
  return text.replace(/(["'])(npm run (?:(?!\1).)*)\1/g, (_, quote: string, call: string) => {
    const command = call.includes(' -- ') ? call : `${call} --`;
    const other = quote === '"' ? "'" : '"';
    return `${quote}${command} --lists ${isPlain ? folder : `${other}${folder}${other}`}${quote}`;
  });
}
