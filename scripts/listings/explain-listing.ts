import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { formatAddress } from '../../src/domain/pharmacy/pharmacy.ts';
import { faultOf } from '../cli/problems/fault-of.ts';
import { readCorrectionsTable } from '../lists/corrections-table.ts';
import { readCorrections } from './corrections/read-corrections.ts';
import { InputError } from './import/input-error.ts';
import { type ListingStore, neededListings, traceFile } from './listing-store.ts';
import { parseTraceLine, type TraceEntry, type TraceMember } from './listing-trace.ts';

/** Returns a report on a listing's facts, by listing id, NPI or record key. Throws a Refusal if unknown. */
export async function explain(folder: string, id: string): Promise<string> {
  const store = await neededListings(folder);
  const file = join(folder, traceFile(store.version));
  const entry = await findEntry(file, id).catch((error: unknown) => {
    throw new InputError({
      ...{ file, value: faultOf(error).split('\n')[0] },
      rule: 'the trace of the listing store must be whole',
      remedy: 'Import or fetch a source again.',
    });
  });
  if (entry !== undefined) return describeEntry(entry, store);
  throw new InputError({
    file: folder,
    value: id,
    rule: 'no listing or record has this id',
    remedy:
      'Give a listing’s id (npi:1234567890), an NPI, or a record’s key (cvs/4867). Rows without a pharmacy code are not kept.',
  });
}

async function findEntry(file: string, id: string): Promise<TraceEntry | undefined> {
  const trace = await open(file);
  try {
    // Most lines are skipped unparsed. Ids of listings have a colon where keys of records have a slash.
    const ownPart = id.slice(id.search(/[:/]/) + 1);
    for await (const line of trace.readLines()) {
      if (!line.includes(ownPart)) continue;
      const entry = parseTraceLine(line);
      if (isAbout(entry, id)) return entry;
    }
  } finally {
    await trace.close();
  }
  return undefined;
}

function isAbout(entry: TraceEntry, id: string): boolean {
  const keys = entry.kind === 'dropped' ? [entry.key] : entry.members.map(({ key }) => key);
  return (
    (entry.kind === 'listing' && entry.id === id) ||
    keys.some((key) => key === id || key === `nppes/${id}` || key.replace('/', ':') === id)
  );
}

function describeEntry(entry: TraceEntry, store: ListingStore): string {
  if (entry.kind === 'dropped') {
    return `${entry.key}${entry.name === undefined ? '' : ` "${entry.name}"`} (${entry.origin})\nNot listed: ${entry.why}.`;
  }
  const members = ['Records', ...entry.members.flatMap(describeMember)];
  if (entry.kind === 'rejected') return [`Not listed: ${entry.why}.`, ...members].join('\n');
  const listing = store.listings.find((candidate) => candidate.id === entry.id);
  const dates = new Map(entry.members.map(({ key, date }) => [key, date]));
  return [
    `${entry.id}  ${listing?.name ?? ''}`,
    ...(listing === undefined ? [] : [formatAddress(listing.address)]),
    'Facts',
    ...entry.facts.map(({ field, record, value, note }) => {
      const day = dates.has(record) ? `, ${dates.get(record) ?? 'no date stated'}` : '';
      return factLines(field, value, `${record}${day}${note === undefined ? '' : ` (${note})`}`);
    }),
    ...members,
  ].join('\n');
}

const factLines = (field: string, value: string, origin: string): string =>
  `  ${field.padEnd(14)} ${value}\n  ${''.padEnd(14)} from ${origin}`;

const mergeReasons: Readonly<Record<string, string>> = {
  npi: 'same register number',
  branch: 'same store number of a chain',
  phone: 'same phone at one address',
  brand: 'same brand at one address',
  name: 'same name at one address',
  'next-door': 'same phone or name a few doors away',
  'took-over': 'its stores became this brand',
  moved: 'same phone, at a door that it left',
  site: 'one address holds one pharmacy',
};

function describeMember({ key, date, origin, name, role, link, refused }: TraceMember): readonly string[] {
  const joined = link === undefined ? '' : `, with ${link.with}: ${mergeReasons[link.why] ?? link.why}`;
  const verdict =
    role === 'shown' ? 'merged' : 'not shown: it moved, or another business followed it at this address';
  return [
    `  ${key}  ${name === undefined ? '' : `"${name}" `}(${origin}; ${date ?? 'no date stated'}) ${verdict}${joined}`,
    ...refused.map((fact) => `    ${fact.startsWith('mended ') ? '' : 'refused '}${fact}`),
  ];
}

/** Returns lines on the corrections of a pharmacy, by its ids or NPIs. `today` is `YYYY-MM-DD`. */
export async function correctionLines(
  directory: string,
  ids: readonly string[],
  today: string,
): Promise<readonly string[]> {
  const { file, current, expired } = readCorrections(await readCorrectionsTable(directory), today);
  const isAsked = ({ id }: { readonly id: string }): boolean => ids.includes(id) || ids.includes(`npi:${id}`);
  const shown = [
    ...current.filter(isAsked).map((correction) => ({ correction, end: 'above all sources' })),
    ...expired.filter(isAsked).map((correction) => ({ correction, end: 'no longer applied' })),
  ];
  if (shown.length === 0) return [];
  return [
    'Corrected by the owner',
    ...shown.map(({ correction: { line, field, value, who, date, until }, end }) => {
      const term = until === undefined ? '' : `, until ${until}`;
      const origin = `owner, by ${who}, ${date}${term} (${file}:${line}; ${end})`;
      return factLines(field, value || 'not known', origin);
    }),
  ];
}
