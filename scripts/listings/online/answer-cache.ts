import { createHash } from 'node:crypto';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../../cli/files/replace-file.ts';
import type { PoliteFetch } from './polite-fetch.ts';

/** Answers of online services, kept on disk so that an interrupted run need not ask again. */
export interface AnswerCache {
  readonly get: (question: string) => Promise<string | undefined>;
  readonly set: (question: string, answer: string) => Promise<void>;
}

/** The means of asking an online service: how to fetch, where to keep answers, how to show progress. */
export interface Asking {
  readonly fetch: PoliteFetch;
  readonly cache: AnswerCache;
  readonly api?: string | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

const dayMs = 86_400_000;

/** Returns a cache with a file for each question in a folder. Answers expire after `days`. */
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

/** Returns a URL's answer, parsed by `read`: the cached one if `read` accepts it, else a new one. */
export async function keptAnswer<Value>(
  { fetch, cache }: Asking,
  { url, init, key = url }: { readonly url: string; readonly init?: RequestInit; readonly key?: string },
  read: (text: string) => Value,
): Promise<Value> {
  const cached = await cache.get(key);
  try {
    if (cached !== undefined) return read(cached);
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
