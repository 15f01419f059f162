import { en, Faker } from '@faker-js/faker';

const kinds = [
  /^pharmacies\/[^/]+\/(?!page-\d+\.html$)/, // a pharmacy
  /\/page-\d+\.html$/, // a further page of a list
  /^pharmacies\//, // a city or state
  /^brands\//,
  /^pharmacy-(?!near-|open-|with-)[^/]+\.html$/, // a search
  /-[a-z]{2}\.html$/, // a landing page
  /./,
];

/** Chooses up to `count` of a site's page files at random, each kind in turn. Equal seeds choose alike. */
export function choosePages(files: readonly string[], count: number, seed: number): readonly string[] {
  const shuffled = new Faker({ locale: en, seed }).helpers.shuffle(files.toSorted());
  const kindOf = (file: string): number => kinds.findIndex((kind) => kind.test(file));
  const pagesByKind = kinds.map((_, kind) => shuffled.filter((file) => kindOf(file) === kind));
  const inTurn = Array.from(files, (_, turn) => pagesByKind.flatMap((pile) => pile[turn] ?? []));
  return inTurn.flat().slice(0, count);
}
