import { groupBy } from '../../src/domain/text/group-by.ts';
import { groupedNumber } from '../../src/domain/text/grouped-number.ts';
import { type AddressName, nameKey } from './address-name.ts';
import type { LostAddresses } from './lost-addresses.ts';

const mostNames = 3;

/** Returns a count with the first three names: `12 (a, b, c …)`. */
export const countedNames = (names: readonly string[]): string => {
  const first = names.slice(0, mostNames).join(', ');
  return `${groupedNumber(names.length)} (${first}${names.length > mostNames ? ' …' : ''})`;
};

function pathKind(path: string): string {
  if (/^\/pharmacies\/[^/]+\//.test(path)) return 'pharmacies';
  if (path.startsWith('/pictures/')) return 'pictures';
  if (path.startsWith('/pharmacies/')) return 'cities and states';
  return 'landing pages and others';
}

/**
 * Returns lines that count redirected, gone and lost addresses, and new names (`city mobile-al`) from which
 * addresses are made.
 */
export function changeNotes({
  answers,
  lostNames,
  newNames,
}: LostAddresses & { readonly newNames: readonly AddressName[] }): readonly string[] {
  const changes = [
    ...[...answers].map(([path, answer]) =>
      answer.kind === 'moved'
        ? { what: 'lead elsewhere (301)', path, text: `${path} → ${answer.to}` }
        : { what: 'are gone (410)', path, text: path },
    ),
    ...lostNames.flatMap(({ paths }) => paths.map((path) => ({ what: 'would be lost', path, text: path }))),
  ];
  const lines = [...groupBy(changes, ({ what, path }) => `${what}, ${pathKind(path)}`)].map(
    ([what, group]) => `${what}: ${countedNames(group.map(({ text }) => text))}`,
  );
  const added = countedNames(newNames.map(nameKey));
  return newNames.length === 0
    ? lines
    : [...lines, `new, and written to published.csv by the next build: ${added}`];
}
