import { describe, expect, it } from 'vitest';
import { folderWith, newFolder, writeFiles } from '../../tests/support/new-folder.ts';
import {
  answersAgain,
  answersDigest,
  type KeptAnswers,
  keptAnswers,
  keptAnswersSchema,
} from './kept-answers.ts';
import type { Answer } from './lost-addresses.ts';
import type { AddressFolders, SiteAddresses } from './site-addresses.ts';

const moved = { kind: 'city', from: 'a-al', to: 'b-al', since: '2026-11-22' } as const;
const movedList = 'kind,from,to,since\ncity,a-al,b-al,2026-11-22\n';
const found: SiteAddresses = {
  published: [{ kind: 'city', slug: 'a-al' }],
  moves: [moved],
  answers: new Map<string, Answer>([
    ['/pharmacies/a-al', { kind: 'moved', to: '/pharmacies/b-al' }],
    ['/pharmacy-a-al', { kind: 'gone' }],
  ]),
  live: new Set(['/late-a-al']),
  broken: [],
  deadEnds: [],
  fresh: [],
  listings: [],
  presentListings: [],
};

/** As they come back from the state's file. */
const stored = (kept: KeptAnswers): KeptAnswers => keptAnswersSchema.parse(JSON.parse(JSON.stringify(kept)));

const again = (kept: KeptAnswers, { from = 'x', remember = false } = {}) =>
  answersAgain(from, stored(kept), { lists: folderWith({ 'moved.csv': movedList }), remember });

describe('what a build found of published addresses', () => {
  it('is taken over by the next where it follows from the same', async () => {
    const { answers, live, moves } = found;
    expect(await again(keptAnswers('x', found, false))).toEqual({ answers, live, moves });
    expect(await again(keptAnswers('x', found, false), { from: 'y' })).toBeUndefined();
  });

  it('is not where something is still to be written down', async () => {
    const listing = { city: 'b-al', slug: 'oak-pharmacy', id: 'npi:1' };
    const toRemember = { from: 'x', remember: true };
    for (const unsaid of [
      { fresh: [{ kind: 'city', slug: 'b-al' } as const] },
      { presentListings: [listing] },
    ]) {
      for (const remembers of [true, false]) {
        const kept = keptAnswers('x', { ...found, ...unsaid }, remembers);
        expect(await again(kept, toRemember)).toBeUndefined();
        // A build that writes nothing down needs none of it.
        expect(await again(kept)).toBeDefined();
      }
    }
    const remembered = { ...found, listings: [listing], presentListings: [listing] };
    expect(await again(keptAnswers('x', remembered, true), toRemember)).toBeDefined();
  });

  it('is not where the list of moves cannot be read', async () => {
    const lists = folderWith({ 'moved.csv': 'kind,from\n' });
    expect(
      await answersAgain('x', keptAnswers('x', found, false), { lists, remember: false }),
    ).toBeUndefined();
  });
});

describe('what the answers follow from', () => {
  it('is another wherever the routes or what the folders remember are', async () => {
    const folders: AddressFolders = { lists: newFolder(), listings: newFolder() };
    const seen = [await answersDigest(folders, 'routes'), await answersDigest(folders, 'other routes')];
    for (const [folder, file] of [
      [folders.lists, 'published.csv'],
      [folders.lists, 'moved.csv'],
      [folders.listings ?? '', 'published-listings.csv'],
    ] as const)
      for (const text of ['a', 'b']) {
        writeFiles(folder, { [file]: text });
        seen.push(await answersDigest(folders, 'routes'));
      }
    expect(new Set(seen).size).toBe(seen.length);
    expect(await answersDigest(folders, 'routes')).toBe(seen.at(-1));
  });
});
