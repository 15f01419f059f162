import { en, Faker } from '@faker-js/faker';

/** Kinds of page by the file that shows them; the first that matches counts. */
const kinds: readonly (readonly [kind: string, files: RegExp])[] = [
  ['pharmacy', /^pharmacies\/[^/]+\/(?!page-\d+\.html$)/],
  ['further page of a list', /\/page-\d+\.html$/],
  ['city or state', /^pharmacies\//],
  ['brand', /^brands\//],
  ['search', /^pharmacy-(?!near-|open-|with-)[^/]+\.html$/],
  ['landing', /-[a-z]{2}\.html$/],
  ['fixed', /./],
];

const kindOf = (file: string): string => kinds.find(([, files]) => files.test(file))?.[0] ?? 'fixed';

/**
 * Chooses pages at random, the same for the same seed: an equal share of each kind, and where a kind has fewer, more of the others.
 * `files` are the HTML files relative to the published folder.
 */
export function choosePages(files: readonly string[], count: number, seed: number): readonly string[] {
  const faker = new Faker({ locale: en, seed });
  const shuffled = faker.helpers.shuffle(files.toSorted());
  const piles = kinds.map(([kind]) => shuffled.filter((file) => kindOf(file) === kind));
  const chosen: string[] = [];
  for (let turn = 0; chosen.length < Math.min(count, files.length); turn += 1) {
    const next = piles.flatMap((pile) => pile.slice(turn, turn + 1));
    chosen.push(...next.slice(0, count - chosen.length));
  }
  return chosen;
}
