import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../lists/write-list.ts';

/** Answers kept on disk, so that an interrupted run goes on without asking twice. */
export interface AnswerCache {
  /** The kept answer to a question, or undefined. A file that was cut off counts as none. */
  readonly get: (question: string) => Promise<unknown>;
  readonly set: (question: string, answer: unknown) => Promise<void>;
}

/** A cache in a folder, one file a question. */
export function answerCache(folder: string): AnswerCache {
  const fileOf = (question: string): string =>
    join(folder, `${createHash('sha256').update(question).digest('hex').slice(0, 24)}.json`);
  return {
    get: async (question) => {
      try {
        return JSON.parse(await readFile(fileOf(question), 'utf8'));
      } catch {
        return undefined;
      }
    },
    set: async (question, answer) => {
      await mkdir(folder, { recursive: true });
      await replaceFile(fileOf(question), JSON.stringify(answer));
    },
  };
}
