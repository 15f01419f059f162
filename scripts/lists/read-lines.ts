import { open } from 'node:fs/promises';
import type { Problem } from '../../src/domain/problem.ts';

/** A line of a list file with its 1-based number, without its line end. */
export interface Line {
  readonly number: number;
  readonly text: string;
}

export interface ReadLines {
  readonly lines: readonly Line[];
  readonly problems: readonly Problem[];
  /** False when some line could not be read, so that what it said is unknown. */
  readonly complete: boolean;
}

/** Longest line of a list in bytes; the longest real one (the ZIP codes of a large city) is under 2 KB. */
const longestLine = 16 * 1024;
/** Largest list in bytes: far above any real one, so that a wrong file is refused before it fills the memory. */
const largestFile = 32 * 1024 * 1024;
const chunkSize = 64 * 1024;
const kept = 160;

const lineFeed = 10;
const carriageReturn = 13;

/** The bytes of one physical line, up to `longestLine`; `size` counts all of them. */
interface RawLine {
  readonly bytes: Buffer;
  readonly size: number;
}

/** Splits a file at line feeds in bounded memory: of a line that is too long only the beginning is held. */
async function* rawLines(path: string): AsyncGenerator<RawLine> {
  const file = await open(path);
  try {
    let parts: Buffer[] = [];
    let size = 0;
    for await (const chunk of file.createReadStream({ highWaterMark: chunkSize, autoClose: false })) {
      if (!Buffer.isBuffer(chunk)) continue;
      let start = 0;
      for (let end = chunk.indexOf(lineFeed); end !== -1; end = chunk.indexOf(lineFeed, start)) {
        parts.push(chunk.subarray(start, end));
        yield { bytes: Buffer.concat(parts), size: size + end - start };
        parts = [];
        size = 0;
        start = end + 1;
      }
      const rest = chunk.subarray(start);
      if (size <= longestLine) parts.push(rest);
      size += rest.length;
    }
    if (size > 0) yield { bytes: Buffer.concat(parts), size };
  } finally {
    await file.close();
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder('utf-8');

const decode = (bytes: Buffer): string | undefined => {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
};

/** The problems that spoil a whole file are told once, at the first line that shows them. */
class FileFindings {
  readonly problems: Problem[] = [];
  readonly #told = new Set<string>();
  readonly #file: string;
  constructor(file: string) {
    this.#file = file;
  }
  add(problem: Omit<Problem, 'file'>): void {
    this.problems.push({ file: this.#file, ...problem });
  }
  once(problem: Omit<Problem, 'file'>): void {
    if (this.#told.has(problem.rule)) return;
    this.#told.add(problem.rule);
    this.add(problem);
  }
}

const fault = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown error';

/** Reads the lines of a list that are usable and every problem of its encoding and line ends. Blank lines are left out. */
export async function readLines(path: string): Promise<ReadLines> {
  const findings = new FileFindings(path);
  const lines: Line[] = [];
  let number = 0;
  let total = 0;
  let complete = true;
  try {
    for await (const { bytes, size } of rawLines(path)) {
      number += 1;
      total += size + 1;
      if (total > largestFile) {
        findings.add({
          line: number,
          rule: `the file must be smaller than ${largestFile / 1024 / 1024} MB`,
          remedy: 'Put the right list in its place.',
        });
        complete = false;
        break;
      }
      if (size > longestLine) {
        findings.add({
          line: number,
          value: `${lenient.decode(bytes.subarray(0, kept)).slice(0, kept / 4)}… ${size} bytes`,
          rule: `a line must be at most ${longestLine} bytes`,
          remedy: 'Split or remove the line; look for a lost line end or a pasted file.',
        });
        complete = false;
        continue;
      }
      const decoded = decode(bytes);
      if (decoded === undefined) {
        findings.once({
          line: number,
          value: lenient.decode(bytes).slice(0, kept / 2),
          rule: 'the file must be UTF-8 text',
          remedy: 'Save it as "CSV UTF-8"; this is the first line that is not.',
        });
        complete = false;
        continue;
      }
      const text = withoutMarks(decoded, number, bytes, findings);
      if (text.trim() !== '') lines.push({ number, text });
    }
  } catch (error) {
    const code = fault(error);
    findings.add(
      code === 'ENOENT'
        ? { rule: 'the file must exist', remedy: 'Restore it from version control.' }
        : {
            value: code,
            rule: 'the file must be readable',
            remedy: 'Check that it is a file, and its permissions.',
          },
    );
    complete = false;
  }
  if (lines.length === 0 && findings.problems.length === 0) {
    findings.add({
      rule: 'the file must not be empty',
      remedy: 'Write the header line and the rows, or restore it from version control.',
    });
    complete = false;
  }
  return { lines, problems: findings.problems, complete };
}

/** The line without byte-order mark and carriage return, each reported. */
function withoutMarks(text: string, line: number, bytes: Buffer, findings: FileFindings): string {
  let plain = text;
  if (line === 1 && plain.startsWith('\u{feff}')) {
    plain = plain.slice(1);
    findings.add({
      line,
      value: 'U+FEFF',
      rule: 'the file must not start with a byte-order mark',
      remedy: 'Save it as UTF-8 without BOM.',
    });
  }
  if (bytes.at(-1) === carriageReturn) {
    plain = plain.slice(0, -1);
    findings.once({
      line,
      value: '\\r\\n',
      rule: 'lines must end in a line feed alone, not in Windows line ends',
      remedy: 'Save the file with Unix (LF) line ends.',
    });
  }
  return plain;
}
