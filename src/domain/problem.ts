/** One thing wrong with an input, told so that the person who can mend it knows where and how. */
export interface Problem {
  /** Path of the file as the reader knows it, relative to the project. */
  readonly file: string;
  /** 1-based line in the file, where the problem has one. */
  readonly line?: number | undefined;
  /** The offending value, shortened if it is long. */
  readonly value?: string | undefined;
  /** What must hold: `slug must be lower-case letters, digits and single hyphens`. */
  readonly rule: string;
  /** What to do about it: `Write "birmingham-al".` */
  readonly remedy: string;
}

/** A value, or every problem that stood in its way. */
export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const longestValue = 80;

/** `src/data/cities.csv:12: slug must be … (got "Foo") — Write "foo".` */
export function formatProblem({ file, line, value, rule, remedy }: Problem): string {
  const where = line === undefined ? file : `${file}:${line}`;
  const got = value === undefined ? '' : ` (got ${JSON.stringify(shorten(value))})`;
  return `${where}: ${rule}${got} — ${remedy}`;
}

const shorten = (text: string): string =>
  text.length > longestValue ? `${text.slice(0, longestValue)}… ${text.length} characters` : text;
