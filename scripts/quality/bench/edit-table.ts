import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import { checkedValue } from '../../cli/problems/refusal.ts';
import { readListings } from '../../listings/listing-store.ts';
import { registerStore } from '../../listings/snapshot/register-store.ts';
import { snapshotFile } from '../../listings/snapshot/snapshot-file.ts';
import { loadLists, localitiesOf } from '../../lists/load-lists.ts';
import { runProcess } from './run-process.ts';
import { editFirstCity } from './shorten-lists.ts';

const recordSchema = z.object({ report: z.object({ pages: z.number(), written: z.number() }) });

/** How often each edit is made. */
const times = 10;
const manyEdits = 200;
/** Where one listing is edited. */
const place = 'miami-fl';

/** A build in a process of its own, npm's start included. */
interface EditBuild {
  readonly milliseconds: number;
  readonly pages: number;
  readonly written: number;
}

/** Builds of one site after edits. */
interface Edits {
  readonly what: string;
  readonly builds: readonly EditBuild[];
}

type Build = (...options: readonly string[]) => Promise<EditBuild>;

/**
 * Measures `npm run build`, from the command to the published site: after the population of one city changed, after the phone of one
 * listing of Miami did, and after two hundred phones did at once. The city's site shows samples; listings are those of the
 * register's snapshot, and their phones change by the owner's corrections. Gives a Markdown table of medians. `source` is a folder of lists, which stays as it is.
 */
export async function editTable(source: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pharmacy-edits-'));
  try {
    const city = await cityEdits(source, folder);
    const [one, many] = await phoneEdits(source, folder);
    return `${tableOf([city, one, many])}\n\n${ratioText(one, many)}`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const builder =
  (name: string, folder: string): Build =>
  async (...options) => {
    const [out, work] = [join(folder, `${name}-dist`), join(folder, `${name}-work`)];
    const { milliseconds } = await runProcess('npm', [
      ...['run', '-s', 'build', '--', '--frozen', '--out', out, '--work', work],
      ...options,
    ]);
    const text = await readFile(join(work, 'build-report.json'), 'utf8');
    const { pages, written } = recordSchema.parse(JSON.parse(text)).report;
    return { milliseconds, pages, written };
  };

async function repeated(edit: (time: number) => Promise<EditBuild>): Promise<readonly EditBuild[]> {
  const builds: EditBuild[] = [];
  for (let time = 0; time < times; time += 1) builds.push(await edit(time));
  return builds;
}

async function cityEdits(source: string, folder: string): Promise<Edits> {
  const lists = join(folder, 'lists');
  await cp(source, lists, { recursive: true });
  const build = builder('samples', folder);
  const options = ['--sample', '--lists', lists];
  await build(...options);
  const builds = await repeated(async () => {
    await editFirstCity(lists);
    return build(...options);
  });
  return { what: 'One city: a population', builds };
}

async function phoneEdits(source: string, folder: string): Promise<readonly [Edits, Edits]> {
  const lists = join(folder, 'corrected-lists');
  await cp(source, lists, { recursive: true });
  const cities = localitiesOf(checkedValue(await loadLists(lists)));
  const store = await registerStore(join(folder, 'store'), { cities, file: snapshotFile });
  const byCity = (await readListings(store))?.byCity ?? new Map<string, readonly Pharmacy[]>();
  const build = builder('store', folder);
  const options = ['--listings', store, '--lists', lists];
  const correct = async (listings: readonly Pharmacy[], time: number): Promise<EditBuild> => {
    const rows = listings.map(
      ({ id }, index) => `${id},phone,+1305555${1000 + time * 500 + index},bench,2026-11-01,`,
    );
    await writeFile(
      join(lists, 'corrections.csv'),
      ['id,field,value,who,date,until', ...rows, ''].join('\n'),
    );
    return build(...options);
  };
  const ofPlace = [...byCity].find(([slug]) => slug === place)?.[1] ?? [];
  // The first build renders all; every page tells whose facts the site shows, so it has a correction as those after it.
  await correct(ofPlace.slice(0, 1), times);
  const one = await repeated((time) => correct(ofPlace.slice(0, 1), time));
  const all = [...byCity.values()];
  const most = Math.max(...all.map(({ length }) => length));
  const inTurn = Array.from({ length: most }, (_, rank) =>
    all.flatMap((listings) => listings[rank] ?? []),
  ).flat();
  const many = await repeated((time) => correct(inTurn.slice(0, manyEdits), time));
  return [
    { what: 'One listing of Miami: a phone', builds: one },
    { what: `${manyEdits} listings of as many places: their phones, at once`, builds: many },
  ];
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const count = (value: number): string => value.toLocaleString('en-US');
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
const medianTime = ({ builds }: Edits): number => median(builds.map(({ milliseconds }) => milliseconds));

function tableOf(edits: readonly Edits[]): string {
  const rows = edits.map((edit) => {
    const walls = edit.builds.map(({ milliseconds }) => milliseconds);
    const [written, pages] = [
      median(edit.builds.map((each) => each.written)),
      median(edit.builds.map((each) => each.pages)),
    ];
    return `| ${edit.what} | ${seconds(medianTime(edit))} | ${seconds(Math.min(...walls))} to ${seconds(Math.max(...walls))} | ${count(written)} of ${count(pages)} |`;
  });
  return [
    `| Edit, then \`npm run build\` | Median of ${times} | From and to | Pages touched |`,
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** How many times as long the many edits take as one. */
const ratioText = (one: Edits, many: Edits): string =>
  `${manyEdits} phones at once take ${(medianTime(many) / medianTime(one)).toFixed(1)} times as long as one.`;
