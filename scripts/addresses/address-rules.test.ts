import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressRules, firstAnswer, isPattern, matchedBy, suggestedPatterns } from './address-rules.ts';
import type { Answer } from './lost-addresses.ts';
import type { Move } from './moves.ts';

const since = '2026-11-22';
const moved = (to: string): Answer => ({ kind: 'moved', to });
const renamed: Move = { kind: 'city', from: 'columbia-sc', to: 'colombia-sc', since };
const stems = ['24-hour-pharmacy', 'pharmacy', 'flu-shots', 'pharmacy-near-park'];
const answers = new Map<string, Answer>([
  ['/pharmacies/columbia-sc', moved('/pharmacies/colombia-sc')],
  ...stems.map((stem) => [`/${stem}-columbia-sc`, moved(`/${stem}-colombia-sc`)] as const),
]);
const texts = (live: readonly string[]): readonly string[] =>
  addressRules(answers, new Set(live), suggestedPatterns([renamed])).map(({ from, to }) => `${from} ${to}`);

it('only pages that a pattern matches need be remembered, none where nothing has moved', () => {
  const live = new Set(['/pharmacies/colombia-sc', '/pharmacy-west-columbia-sc', '/about']);
  expect([...matchedBy(suggestedPatterns([renamed]), live)]).toEqual(['/pharmacy-west-columbia-sc']);
  expect(matchedBy([], live).size).toBe(0);
});

describe('the rules for former addresses', () => {
  it('are two for the pages of a city that was renamed', () => {
    expect(texts(['/pharmacies/colombia-sc'])).toEqual([
      '/pharmacies/columbia-sc /pharmacies/colombia-sc',
      '/*-columbia-sc /*-colombia-sc',
    ]);
  });

  it('never match a page that there is: one of a city whose name ends alike', () => {
    expect(texts(['/24-hour-pharmacy-west-columbia-sc'])).toEqual([
      '/24-hour-pharmacy-columbia-sc /24-hour-pharmacy-colombia-sc',
      '/flu-shots-columbia-sc /flu-shots-colombia-sc',
      '/pharmacies/columbia-sc /pharmacies/colombia-sc',
      '/pharmacy-columbia-sc /pharmacy-colombia-sc',
      '/pharmacy-near-park-columbia-sc /pharmacy-near-park-colombia-sc',
    ]);
  });

  it('have a rule of its own, before the pattern, for an address that leads elsewhere than its like', () => {
    const other = new Map([
      ...answers,
      ['/pharmacy-near-park-columbia-sc', moved('/pharmacies/colombia-sc')] as const,
    ]);
    const rules = addressRules(other, new Set(), suggestedPatterns([renamed]));
    expect(rules.map(({ from }) => from)).toEqual([
      '/pharmacies/columbia-sc',
      '/pharmacy-near-park-columbia-sc',
      '/*-columbia-sc',
    ]);
  });

  it('answer every address as given and no page, for any cities, moves and pages, of which only those count that a pattern matches', () => {
    const city = fc.constantFrom('a-al', 'b-al', 'c-a-al', 'd-b-al', 'e-al');
    const stem = fc.constantFrom('late', 'late-c', 'flu', 'flu-d', 'near-e', 'x');
    const path = fc.oneof(
      fc.tuple(stem, city).map(([name, slug]) => `/${name}-${slug}`),
      fc.tuple(city, stem).map(([slug, name]) => `/pharmacies/${slug}/${name}`),
      city.map((slug) => `/pharmacies/${slug}`),
    );
    const answer = fc
      .option(path, { nil: undefined })
      .map((to): Answer => (to === undefined ? { kind: 'gone' } : moved(to)));
    const moves = fc.array(
      fc.record({
        kind: fc.constant('city' as const),
        from: city,
        to: fc.option(city, { nil: undefined }),
        since: fc.constant(since),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(
        fc.dictionary(path, answer, { maxKeys: 40 }),
        fc.array(path),
        moves,
        (given, pages, edits) => {
          const live = new Set(pages.filter((page) => !(page in given)));
          const wanted = new Map(Object.entries(given));
          const patterns = suggestedPatterns(edits);
          const rules = addressRules(wanted, live, patterns);
          expect(addressRules(wanted, matchedBy(patterns, live), patterns)).toEqual(rules);
          for (const [address, expected] of wanted) expect(firstAnswer(rules, address)).toEqual(expected);
          for (const page of live) expect(firstAnswer(rules, page)).toBeUndefined();
          const firstPattern = rules.findIndex(isPattern);
          if (firstPattern !== -1) expect(rules.slice(firstPattern).every(isPattern)).toBe(true);
        },
      ),
    );
  });
});
