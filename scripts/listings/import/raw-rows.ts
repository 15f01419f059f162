import { InputError } from './input-error.ts';
import type { InputFile } from './input-files.ts';

const maxRowBytes = 1024 * 1024;

export interface Row {
  /** Bytes as Latin-1. They are not decoded yet, since most rows of the NPI register are skipped. */
  readonly bytes: string;
  /** The header is row 1. Empty lines do not count here, but do in `line`. */
  readonly number: number;
  readonly line: number;
}

const quotedCell = /(?<=^|[,;\t|])"(?:[^"]|"")*"/g;
const closedQuoteAtEnd = /[^",;\t|]"$|,""$/;

function isQuoteOpenAfter(line: string, isOpenBefore: boolean): boolean {
  if (!line.includes('"')) return isOpenBefore;
  // A shortcut for the register, whose lines begin and end with a quote.
  if (!isOpenBefore && line.startsWith('"') && closedQuoteAtEnd.test(line.slice(-3))) return false;
  return /(?:^|[,;\t|])"/.test((isOpenBefore ? `"${line}` : line).replace(quotedCell, ''));
}

/** Yields the rows of a CSV file that are not empty, in batches. Throws an InputError for a row over 1 MB. */
export async function* rowsOf({ path, open }: Pick<InputFile, 'path' | 'open'>): AsyncGenerator<Row[]> {
  let rows: Row[] = [];
  let [number, line, first] = [0, 0, 0];
  let [openRow, openLine] = ['', ''];
  let isOpen = false;
  const endRow = (): void => {
    if (openRow !== '') {
      number += 1;
      rows.push({ bytes: openRow, number, line: first });
    }
    [openRow, isOpen] = ['', false];
  };
  const refuseLong = (text: string): void => {
    if (text.length <= maxRowBytes) return;
    throw new InputError({
      ...{ file: path, line: isOpen ? first : line + 1, value: text.slice(0, 80) },
      rule: `a row must be at most ${maxRowBytes / 1024} KB`,
      remedy: 'Close the quote that row opens, or restore the lost line ends.',
    });
  };
  const addLine = (rawLine: string): void => {
    const text = rawLine.endsWith('\r') ? rawLine.slice(0, -1) : rawLine;
    const whole = isOpen ? `${openRow}\n${text}` : text;
    refuseLong(whole);
    line += 1;
    if (!isOpen) first = line;
    openRow = whole;
    isOpen = isQuoteOpenAfter(text, isOpen);
    if (!isOpen) endRow();
  };
  for await (const chunk of open()) {
    const lines = (openLine + chunk.toString('latin1')).split('\n');
    openLine = lines.pop() ?? '';
    for (const text of lines) addLine(text);
    refuseLong(openRow + openLine);
    yield rows;
    rows = [];
  }
  if (openLine !== '') addLine(openLine);
  endRow();
  yield rows;
}

/** Returns the first rows of a CSV file, at most `most`, without reading the rest. */
export async function firstRows(file: InputFile, most: number): Promise<readonly Row[]> {
  const first: Row[] = [];
  for await (const rows of rowsOf(file)) {
    first.push(...rows.slice(0, most - first.length));
    if (first.length === most) break;
  }
  return first;
}
