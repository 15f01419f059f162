import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { moveTown } from '../../scripts/addresses/edit-lists.ts';
import {
  livePaths,
  rememberAddresses,
  type SiteAddresses,
  siteAddresses,
} from '../../scripts/addresses/site-addresses.ts';
import type { Checked } from '../../scripts/cli/problems/problem.ts';
import { formatProblem } from '../../scripts/cli/problems/problem.ts';
import type { HostId } from '../../scripts/hosts/files/host-limits.ts';
import { hostRules } from '../../scripts/hosts/files/host-rules.ts';
import {
  type HostSite,
  publishedHostFiles,
  writeHostFiles,
} from '../../scripts/hosts/files/write-host-files.ts';
import type { TownEdit } from '../../scripts/lists/edit-town.ts';
import { loadPlan } from '../../scripts/plan/load-plan.ts';
import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import { isPharmacySlug } from '../../src/domain/text/slug.ts';
import { newSite, type TestSite, testEnv } from './build-fixture.ts';
import { writeFiles } from './new-folder.ts';
import { pharmacyFixture } from './pharmacy-fixture.ts';
import { storeOf } from './store-fixture.ts';

function accepted<Value>(checked: Checked<Value>): Value {
  if (checked.ok) return checked.value;
  throw new Error(checked.problems.map(formatProblem).join('\n'));
}

const today = '2026-11-22';
const inTown = (number: number, city: string, state: 'AL' | 'NY', slug: string): Pharmacy => {
  if (!isPharmacySlug(slug)) throw new Error(slug);
  return pharmacyFixture(number, {
    slug,
    address: { street: `${number} Oak St`, city, state, zip: '35203' },
  });
};

const before = [
  inTown(1, 'Birmingham', 'AL', 'oak-pharmacy'),
  inTown(2, 'Birmingham', 'AL', 'elm-pharmacy'),
  inTown(3, 'Hoover', 'AL', 'hoover-drugs'),
  inTown(4, 'New York', 'NY', 'hudson-pharmacy'),
  inTown(5, 'New York', 'NY', 'closed-pharmacy'),
];
// Two moved with their city, of which one has another name; one is renamed, one gone, one new.
const after = [
  inTown(1, 'Magic City', 'AL', 'oak-pharmacy'),
  inTown(2, 'Magic City', 'AL', 'elm-street-pharmacy'),
  inTown(4, 'New York', 'NY', 'hudson-river-pharmacy'),
  inTown(6, 'New York', 'NY', 'new-pharmacy'),
];

/** Requests, and a host's right answers to them: `301 /city-drugs-gotham-ny`. */
export const formerAnswers: readonly (readonly [what: string, path: string, answer: string])[] = [
  ['city renamed', '/pharmacies/birmingham-al', '301 /pharmacies/magic-city-al'],
  [
    'city renamed, with a query',
    '/pharmacies/birmingham-al?has=delivery&page=2',
    '301 /pharmacies/magic-city-al?has=delivery&page=2',
  ],
  ['city renamed, search', '/pharmacy-birmingham-al', '301 /pharmacy-magic-city-al'],
  ['city renamed, landing page', '/24-hour-pharmacy-birmingham-al', '301 /24-hour-pharmacy-magic-city-al'],
  [
    'city renamed, place',
    '/pharmacy-near-uab-hospital-birmingham-al',
    '301 /pharmacy-near-uab-hospital-magic-city-al',
  ],
  [
    'city renamed, pharmacy',
    '/pharmacies/birmingham-al/oak-pharmacy',
    '301 /pharmacies/magic-city-al/oak-pharmacy',
  ],
  [
    'city renamed, pharmacy too',
    '/pharmacies/birmingham-al/elm-pharmacy',
    '301 /pharmacies/magic-city-al/elm-street-pharmacy',
  ],
  ['city renamed, picture', '/pictures/cities/birmingham-al.png', '301 /pictures/cities/magic-city-al.png'],
  ['city renamed, new page', '/pharmacies/magic-city-al', '200'],
  ['city removed', '/pharmacies/hoover-al', '410'],
  ['city removed, landing page', '/24-hour-pharmacy-hoover-al', '410'],
  ['city removed, pharmacy', '/pharmacies/hoover-al/hoover-drugs', '410'],
  ['city added', '/pharmacies/dothan-al', '200'],
  ['city added, landing page', '/24-hour-pharmacy-dothan-al', '200'],
  ['store renamed', '/city-drugs-new-york-ny', '301 /city-drugs-gotham-ny'],
  ['store removed', '/city-drugs-marks-ms', '410'],
  ['store added', '/city-drugs-denver-co', '200'],
  [
    'pharmacy renamed',
    '/pharmacies/new-york-ny/hudson-pharmacy',
    '301 /pharmacies/new-york-ny/hudson-river-pharmacy',
  ],
  ['pharmacy removed', '/pharmacies/new-york-ny/closed-pharmacy', '410'],
  ['pharmacy added', '/pharmacies/new-york-ny/new-pharmacy', '200'],
  ['never published', '/pharmacies/nowhere-al', '404'],
  ['never published, below a renamed city', '/pharmacies/magic-city-al/nothing', '404'],
];

/** Makes a site whose towns and pharmacies were renamed, removed and added after its first publication. */
export async function formerSite(): Promise<{
  readonly site: TestSite;
  readonly addresses: SiteAddresses;
  /** Paths of the site's pages and pictures. */
  readonly live: ReadonlySet<string>;
}> {
  const site = await newSite();
  const load = async (listings: readonly Pharmacy[]) => {
    const folders = { lists: site.lists, listings: await storeOf(site, listings) };
    const loaded = accepted(await loadPlan(folders.lists, folders.listings));
    return { folders, loaded, addresses: accepted(await siteAddresses(folders, loaded)) };
  };
  const first = await load(before);
  await rememberAddresses(first.folders, first.addresses);
  const edit = async (change: TownEdit) => accepted(await moveTown(site.lists, change, { since: today }));
  await edit({ list: 'cities', slug: 'birmingham-al', name: { name: 'Magic City', state: 'AL' } });
  await edit({ list: 'cities', slug: 'hoover-al' });
  await edit({ list: 'brandedStores', slug: 'city-drugs-marks-ms' });
  await edit({
    list: 'brandedStores',
    slug: 'city-drugs-new-york-ny',
    name: { name: 'Gotham', state: 'NY' },
  });
  await appendFile(
    join(site.lists, 'cities.csv'),
    'Dothan,AL,dothan-al,31.22323,-85.39049,68567,Houston,America/Chicago,36301\n',
  );
  await appendFile(
    join(site.lists, 'branded-stores.csv'),
    'Denver,CO,city-drugs-denver-co,39.73915,-104.9847,600158,Denver,America/Denver,80202\n',
  );
  const second = await load(after);
  return { site, addresses: second.addresses, live: livePaths(second.loaded) };
}

/** Writes a page for each path of the site, and the hosts' files. */
export async function writeFormerSite(
  { site, addresses, live }: Awaited<ReturnType<typeof formerSite>>,
  host: HostId | undefined,
): Promise<{ readonly dist: string; readonly hosts: string }> {
  const hostSite: HostSite = {
    rules: hostRules(testEnv, false),
    origin: testEnv.siteOrigin,
    host,
    former: addresses.answers,
  };
  const pages = [...live].map(
    (path) =>
      [
        path.includes('.') ? path.slice(1) : path === '/' ? 'index.html' : `${path.slice(1)}.html`,
        `<h1>${path}</h1>`,
      ] as const,
  );
  const dist = join(site.root, `dist-${host}`);
  writeFiles(dist, {
    ...Object.fromEntries(pages),
    '404.html': '<h1>Directory</h1>',
    ...Object.fromEntries(publishedHostFiles(hostSite)),
  });
  const hosts = join(site.root, `hosts-${host}`);
  await writeHostFiles(hosts, dist, hostSite);
  return { dist, hosts };
}

/** Reads a file that hosts read, such as `nginx.conf`. */
export const hostFile = (hosts: string, file: string): Promise<string> => readFile(join(hosts, file), 'utf8');
