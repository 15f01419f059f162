import { createHash } from 'node:crypto';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../../cli/files/replace-file.ts';
import type { PoliteFetch } from './polite-fetch.ts';

/** Texts of answers kept on disk, so that an interrupted run goes on without asking twice. */
export interface AnswerCache {
  /** The kept answer to a question, or undefined; one that is too old counts as none. */
  readonly get: (question: string) => Promise<string | undefined>;
  readonly set: (question: string, answer: string) => Promise<void>;
}

/** What every question to a service needs. */
export interface Asking {
  readonly fetch: PoliteFetch;
  readonly cache: AnswerCache;
}

const dayMs = 86_400_000;

/** Returns a cache in a folder, one file a question; answers older than `days` are asked for anew. */
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

/** Returns what `read` makes of the kept answer to a question; else of a new one, which is kept. */
export async function keptAnswer<Value>(
  { fetch, cache }: Asking,
  { url, init, key = url }: { readonly url: string; readonly init?: RequestInit; readonly key?: string },
  read: (text: string) => Value,
): Promise<Value> {
  const kept = await cache.get(key);
  try {
    if (kept !== undefined) return read(kept);
  } catch {
    // It is asked for below.
  }
  let answer = '';
  const value = await fetch(url, init, (text) => {
    answer = text;
    return read(text);
  });
  await cache.set(key, answer);
  return value;
}
