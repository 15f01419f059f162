import { createHash } from 'node:crypto';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../../cli/files/replace-file.ts';

/** Answers kept on disk, so that an interrupted run goes on without asking twice. */
export interface AnswerCache {
  /** The kept answer to a question, or undefined. One that is too old or was cut off counts as none. */
  readonly get: (question: string) => Promise<unknown>;
  readonly set: (question: string, answer: unknown) => Promise<void>;
}

const dayMs = 86_400_000;

/** A cache in a folder, one file a question. Answers are asked for anew after `days`; without it they stay good. */
export function answerCache(folder: string, days = Number.POSITIVE_INFINITY): AnswerCache {
  const fileOf = (question: string): string =>
    join(folder, `${createHash('sha256').update(question).digest('hex').slice(0, 24)}.json`);
  return {
    get: async (question) => {
      try {
        const { mtimeMs } = await stat(fileOf(question));
        if (Date.now() - mtimeMs > days * dayMs) return undefined;
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
