import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { digestOf } from '../cli/files/digest.ts';
import { hasCode } from '../cli/files/has-code.ts';
import { addressFiles, readMoves } from './address-lists.ts';
import type { Answer } from './lost-addresses.ts';
import { isRemembered, publishedListingsFile } from './published-listings.ts';
import type { AddressFolders, SiteAddresses } from './site-addresses.ts';

/** What hosts are told of addresses that are no page any more. */
type Told = Pick<SiteAddresses, 'answers' | 'moves' | 'live'>;

/** What a build found of a site's published addresses, kept for the next: none was lost without a word. */
export const keptAnswersSchema = z.object({
  /** Digest of what it follows from (`answersDigest`). */
  from: z.string(),
  /** Whether the lists remember all that the site promises. */
  remembered: z.boolean(),
  /** Paths that are no pages any more, with where they lead; null for one that is gone. */
  answers: z.array(z.tuple([z.string(), z.string().nullable()])),
  live: z.array(z.string()),
});

export type KeptAnswers = z.infer<typeof keptAnswersSchema>;

/** A digest of what the answers follow from, given the code: the site's routes (plan/routes-digest.ts), and all that its folders remember. */
export async function answersDigest({ lists, listings }: AddressFolders, routes: string): Promise<string> {
  const files = [
    join(lists, addressFiles.published),
    join(lists, addressFiles.moved),
    ...(listings === undefined ? [] : [join(listings, publishedListingsFile)]),
  ];
  const digests = await Promise.all(files.map(digestOfFile));
  return digestOf([routes, ...digests].join(' '));
}

/** Empty for a file that is not there. */
async function digestOfFile(file: string): Promise<string> {
  try {
    return digestOf(await readFile(file));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return '';
    throw error;
  }
}

/** What the next build may take over, of addresses that were found faultless. `remember` says whether this one writes down what is new, and asks what that is. */
export function keptAnswers(
  from: string,
  { answers, live, fresh, listings, presentListings }: SiteAddresses,
  remember: boolean,
): KeptAnswers {
  return {
    from,
    // Not what this build is about to write: that may fail, and other lists are another digest.
    remembered:
      fresh.length === 0 &&
      (remember || presentListings.length === 0) &&
      isRemembered(listings, presentListings),
    answers: [...answers].map(([path, answer]) => [path, answer.kind === 'moved' ? answer.to : null]),
    live: [...live],
  };
}

/** What an earlier build found, where the same would be found again; undefined where anything else may be, or where it is to be written down. */
export async function answersAgain(
  from: string,
  kept: KeptAnswers,
  { lists, remember }: { readonly lists: string; readonly remember: boolean },
): Promise<Told | undefined> {
  if (kept.from !== from || (remember && !kept.remembered)) return undefined;
  const moves = await readMoves(lists);
  if (!moves.ok) return undefined;
  const answers = kept.answers.map(([path, to]): readonly [string, Answer] => [
    path,
    to === null ? { kind: 'gone' } : { kind: 'moved', to },
  ]);
  return { moves: moves.value, answers: new Map(answers), live: new Set(kept.live) };
}
