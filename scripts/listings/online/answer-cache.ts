import { createHash } from 'node:crypto';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../../cli/files/replace-file.ts';
import type { PoliteFetch } from './polite-fetch.ts';

/** Answers kept on disk, so that an interrupted run goes on without asking twice. */
export interface AnswerCache {
  /** Returns the answer to a question, or undefined if there is none or it is too old. */
  readonly get: (question: string) => Promise<string | undefined>;
  readonly set: (question: string, answer: string) => Promise<void>;
}

/** The means for any question to a service. */
export interface Asking {
  readonly fetch: PoliteFetch;
  readonly cache: AnswerCache;
  /** Address of the service: its own by default. */
  readonly api?: string | undefined;
  /** Called with the number of questions done and of all. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

const dayMs = 86_400_000;

/** Returns a cache in a folder, with a file for each question. Answers expire after `days`. */
export function answerCache(folder: string, days = Number.POSITIVE_INFINITY): AnswerCache {
  const fileOf = (question: string): string =>
    join(folder, `${createHash('sha256').update(question).digest('hex').slice(0, 24)}.json`);
  return {
    get: async (question) => {
      try {
        const { mtimeMs } = await stat(fileOf(question));
        return Date.now() - mtimeMs > days * dayMs ? undefined : await readFile(fileOf(question), 'utf8');
      } catch {
        return undefined;
      }
    },
    set: async (question, answer) => {
      await mkdir(folder, { recursive: true });
      await replaceFile(fileOf(question), answer);
    },
  };
}

/** Returns `read`'s value for the kept answer, else for a new answer, which is then kept. */
export async function keptAnswer<Value>(
  { fetch, cache }: Asking,
  { url, init, key = url }: { readonly url: string; readonly init?: RequestInit; readonly key?: string },
  read: (text: string) => Value,
): Promise<Value> {
  const kept = await cache.get(key);
  try {
    if (kept !== undefined) return read(kept);
  } catch {
    // Unreadable: asked again below.
  }
  let answer = '';
  const value = await fetch(url, init, (text) => {
    answer = text;
    return read(text);
  });
  await cache.set(key, answer);
  return value;
}
