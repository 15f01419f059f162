import { groupBy } from '../../src/domain/text/group-by.ts';
import { groupedNumber } from '../../src/domain/text/grouped-number.ts';
import type { SiteAddresses } from './site-addresses.ts';

const shown = 3;

const first = (names: readonly string[]): string =>
  `${names.slice(0, shown).join(', ')}${names.length > shown ? ' …' : ''}`;

/** What a path belongs to, for counting. */
function kindOf(path: string): string {
  if (/^\/pharmacies\/[^/]+\//.test(path)) return 'pharmacies';
  if (path.startsWith('/pictures/')) return 'pictures';
  if (path.startsWith('/pharmacies/')) return 'cities and states';
  return 'landing pages and others';
}

/**
 * What a site's addresses have become, in lines for an editor: how many of each kind lead elsewhere, are gone or would be lost, and
 * what is new.
 */
export function changeNotes({
  answers,
  broken,
  fresh,
}: Pick<SiteAddresses, 'answers' | 'broken' | 'fresh'>): readonly string[] {
  const moved = [...answers].flatMap(([path, answer]) =>
    answer.kind === 'moved' ? [{ path, text: `${path} → ${answer.to}` }] : [],
  );
  const gone = [...answers].flatMap(([path, answer]) =>
    answer.kind === 'gone' ? [{ path, text: path }] : [],
  );
  const lost = broken.flatMap(({ paths }) => paths.map((path) => ({ path, text: path })));
  const lines = (what: string, entries: readonly { readonly path: string; readonly text: string }[]) =>
    [...groupBy(entries, ({ path }) => kindOf(path))].map(
      ([kind, group]) =>
        `${what}, ${kind}: ${groupedNumber(group.length)} (${first(group.map(({ text }) => text))})`,
    );
  return [
    ...lines('lead elsewhere (301)', moved),
    ...lines('are gone (410)', gone),
    ...lines('would be lost', lost),
    ...(fresh.length === 0
      ? []
      : [
          `new, and written to published.csv by the next build: ${groupedNumber(fresh.length)} (${first(fresh.map(({ kind, slug }) => `${kind} ${slug}`))})`,
        ]),
  ];
}
