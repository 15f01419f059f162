import { groupBy } from '../../../src/domain/text/group-by.ts';

/** A file without anything to import, and the reason. */
export interface SkippedFile {
  readonly name: string;
  readonly why: string;
}

const readable = /\.(?:csv|tsv|json|geojson)$/i;
/** Packed files that are read where they lie in a folder. */
const packed = /\.(?:zip|(?:csv|tsv|json|geojson)\.gz)$/i;

/** Returns why a file of an archive or folder is not read, or undefined if it is. */
export function whySkipped(path: string, isInFolder: boolean): string | undefined {
  const parts = path.split(/[/\\]/);
  const name = parts.at(-1) ?? '';
  if (parts.includes('__MACOSX') || name.startsWith('._') || name === '.DS_Store')
    return 'a note of macOS about another file';
  return readable.test(name) || (isInFolder && packed.test(name)) ? undefined : 'neither CSV nor JSON';
}

const mostNames = 4;

/** Returns report lines of skipped files by reason, or none if no file was skipped. */
export function formatSkipped(files: readonly SkippedFile[]): readonly string[] {
  if (files.length === 0) return [];
  const reasons = [...groupBy(files, ({ why }) => why)].map(([why, group]) => {
    const names = group.slice(0, mostNames).map(({ name }) => name);
    const more = group.length > mostNames ? ` and ${group.length - mostNames} more` : '';
    return `  ${group.length.toLocaleString('en-US').padStart(9)}  ${why}: ${names.join(', ')}${more}`;
  });
  return [`Files skipped       ${files.length.toLocaleString('en-US')}`, ...reasons];
}
