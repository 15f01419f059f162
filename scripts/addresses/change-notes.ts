import { groupBy } from '../../src/domain/text/group-by.ts';
import { groupedNumber } from '../../src/domain/text/grouped-number.ts';
import type { LostAddresses } from './lost-addresses.ts';
import { type AddressPromise, promiseKey } from './promise.ts';

/** Number of names that a note shows. */
const shown = 3;

/** Returns the number of names and the first few: `12 (a, b, c …)`. */
export const countedNames = (names: readonly string[]): string =>
  `${groupedNumber(names.length)} (${names.slice(0, shown).join(', ')}${names.length > shown ? ' …' : ''})`;

/** Returns the kind of a path, for counting. */
function kindOf(path: string): string {
  if (/^\/pharmacies\/[^/]+\//.test(path)) return 'pharmacies';
  if (path.startsWith('/pictures/')) return 'pictures';
  if (path.startsWith('/pharmacies/')) return 'cities and states';
  return 'landing pages and others';
}

/** Returns lines for an editor: how many addresses lead elsewhere, are gone, would be lost or are new. */
export function changeNotes({
  answers,
  broken,
  fresh,
}: LostAddresses & { readonly fresh: readonly AddressPromise[] }): readonly string[] {
  const changes = [
    ...[...answers].map(([path, answer]) =>
      answer.kind === 'moved'
        ? { what: 'lead elsewhere (301)', path, text: `${path} → ${answer.to}` }
        : { what: 'are gone (410)', path, text: path },
    ),
    ...broken.flatMap(({ paths }) => paths.map((path) => ({ what: 'would be lost', path, text: path }))),
  ];
  const lines = [...groupBy(changes, ({ what, path }) => `${what}, ${kindOf(path)}`)].map(
    ([what, group]) => `${what}: ${countedNames(group.map(({ text }) => text))}`,
  );
  const added = countedNames(fresh.map(promiseKey));
  return fresh.length === 0
    ? lines
    : [...lines, `new, and written to published.csv by the next build: ${added}`];
}
