/** A fault of an input: where it is, which rule it breaks, and how to fix it. */
export interface Problem {
  readonly file: string;
  /** Line number, counted from 1. */
  readonly line?: number | undefined;
  readonly value?: string | undefined;
  readonly rule: string;
  readonly remedy: string;
}

/** A value, or the problems that prevent it. */
export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export type Fault = Omit<Problem, 'file'>;

/** Returns a failed check with a single problem. */
export const failedCheck = (file: string, fault: Fault): Checked<never> => ({
  ok: false,
  problems: [{ file, ...fault }],
});

const longestValue = 80;

// Characters that break lines, hide or reorder text, or look like a space.
const unprintable = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?! )\p{Zs}/gu;

/** Formats a problem as a line: `src/data/cities.csv:12: slug must be … (got "Foo") — Write "foo".` */
export function formatProblem({ file, line, value, rule, remedy }: Problem): string {
  const where = line === undefined ? file : `${file}:${line}`;
  const got = value === undefined ? '' : ` (got ${JSON.stringify(shorten(value))})`;
  return `${where}: ${rule}${got} — ${remedy}`.replace(
    unprintable,
    (character) => `<${codePoint(character)}>`,
  );
}

/** Returns a character's code point: `U+202E`. */
export const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const shorten = (text: string): string =>
  text.length > longestValue ? `${text.slice(0, longestValue)}… ${text.length} characters` : text;
