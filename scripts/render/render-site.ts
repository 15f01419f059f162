import { datasetFile, pageFile, type SitePath } from '../../src/domain/site/paths.ts';
import { locationServiceUrl, type SiteEnv } from '../config/env.ts';
import { unconfirmedPresets, unknownHours } from '../plan/datasets/preset-dataset.ts';
import { newestConfirmation, versioned } from '../plan/datasets/versioned-dataset.ts';
import type { PageGroup } from '../plan/page-group.ts';
import type { GroupState, SiteGroups } from '../state/build-state.ts';
import type { Fingerprint } from '../state/fingerprint.ts';
import { filesIn, tallyPages } from '../state/page-lines.ts';
import { earlierDataset } from './earlier-dataset.ts';
import { hashOf, type InputHashes, inputsHasher } from './input-hashes.ts';
import type { RenderSetup } from './load-renderer.ts';
import { optimizeInTime } from './optimizing.ts';
import type { RenderedGroup, RenderFailure, RenderJob } from './render-group.ts';
import { jobsAhead, renderJobs } from './render-pool.ts';
import type { SiteToRender } from './site-to-render.ts';
import { StaleTiles } from './stale-tiles.ts';
import { tileHashesText } from './tile-hashes.ts';

export interface RenderSiteOptions {
  readonly threads: number;
  readonly env: SiteEnv;
  readonly plain?: boolean | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Jobs of one page that are made before their turn: with their datasets, a megabyte. */
const mostReady = 64;

/** What rendering a site, or a part of it, came to. */
export interface SiteRendering {
  readonly groups: SiteGroups;
  /** What the tiles were made from (tile-hashes.ts); absent where that is not known. */
  readonly tiles?: string | undefined;
  readonly failures: readonly RenderFailure[];
  /** Groups whose pages were rendered, whether they came out the same or not, and how many pages those are. */
  readonly renewed: ReadonlySet<string>;
  readonly rendered: number;
  /** How many pages were staged, since they are not what is published. */
  readonly written: number;
}

/** Renders the groups whose inputs differ from the last build's, or whose pages are missing, and stages what changed. */
export async function renderSite(site: SiteToRender, options: RenderSiteOptions): Promise<SiteRendering> {
  const { plan, input, bundle, earlier, published, staging, stage } = site;
  const unconfirmed = [...unconfirmedPresets(input.cities), ...unknownHours(input.cities)];
  const facts = {
    sample: input.sample,
    sources: input.sources,
    unconfirmed,
    locationService: locationServiceUrl(options.env),
    mapStyleUrl: options.env.mapStyleUrl,
    mapStart: options.env.mapStart,
    contactFormUrl: options.env.contactFormUrl,
  };
  const setup: RenderSetup = {
    client: bundle.client,
    staging,
    plain: options.plain,
    template: facts,
    facts: {
      sample: input.sample,
      sources: input.sources,
      unconfirmed,
      origin: options.env.siteOrigin,
      lookupHost: facts.locationService === null ? undefined : new URL(facts.locationService).hostname,
      mapStyleUrl: options.env.mapStyleUrl ?? undefined,
      mapAtOnce: options.env.mapStart === 'at-once',
      contactFormUrl: options.env.contactFormUrl ?? undefined,
    },
  };
  const common = JSON.stringify([bundle.id, setup.facts, facts, options.plain]);
  const newest = newestConfirmation(input.cities.flatMap(({ pharmacies }) => pharmacies));
  const groups = new Map<string, GroupState>();
  const made = new Map<
    string,
    { readonly state: Omit<GroupState, 'pages' | 'tally'>; readonly size: number }
  >();
  const renewed = new Map<string, RenderedGroup>();

  // Reckoned from sizes: to make every page only to count it would take a fifth of a small edit.
  const total = plan.pageGroups.reduce((sum, group) => sum + sizeOf(group), 0);
  let done = 0;
  let rendered = 0;
  const optimize = optimizeInTime(options.threads);
  const hashesOf = inputsHasher(common);
  const hashesOfGroup = ({ data }: PageGroup): InputHashes | undefined =>
    data?.inputs && hashesOf(data.inputs());

  /** Takes over what is known of a group, if all of it is still there. */
  function keep(group: PageGroup, known: GroupState): boolean {
    const { id, data } = group;
    const pages = stage.intactPages(known.pages);
    if (pages === undefined) return false;
    if (data !== undefined && !stage.keep(fileOf(data.path, known.version))) return false;
    // Only a city's own listings date its pages; what dates the others may have changed meanwhile.
    const lastmod = data === undefined || isOfCity(id) ? known.lastmod : newest;
    groups.set(id, { ...known, lastmod, pages });
    done += sizeOf(group);
    return true;
  }

  /** Whether what the last build made of a group came out the same: the same decides whom it shows, and it shows them as they are. */
  function showsSame({ data }: PageGroup, known: GroupState, choice?: string): boolean {
    if (data?.holds === undefined || choice === undefined || known.choice !== choice) return false;
    const made = earlierDataset(fileOf(data.path, known.version), site);
    return made !== undefined && data.holds(made);
  }

  const tiles = new StaleTiles(site, { hashesOf, keep: (id, group) => groups.set(id, group) });

  function* staleJobs(): Generator<RenderJob> {
    // By size: the pages of a city are made when they are asked for, and none is needed before a thread has work.
    const [paged, pageless] = parted(plan.pageGroups, (group) => sizeOf(group) > 0);
    // Made while the threads render, once each holds its jobs: after the last page, everything would wait for them.
    const meanwhile = staleWithoutPages(pageless);
    let jobs = 0;
    if (earlier.groups.size === 0) optimize({ left: total, rendered });
    for (const job of staleWithPages(paged)) {
      yield job;
      jobs += 1;
      if (jobs > options.threads * jobsAhead) meanwhile.next();
    }
    for (const _ of meanwhile);
  }

  function* staleWithPages(groups: readonly PageGroup[]): Generator<RenderJob> {
    // Where inputs are told, it shows at once what is stale: a thread renders it while the rest is looked at, which is not even hashed before.
    const [told, untold] = parted(groups, ({ data }) => data?.inputs !== undefined);
    const same: (readonly [PageGroup, GroupState])[] = [];
    const others = staleJobsOf(untold);
    // Of states and brands, which have a page each: made at the end only, the threads would wait for each. Rendered between the cities, their other shapes have V8 throw away what it compiled.
    const ready: RenderJob[] = [];
    let jobs = 0;
    for (const group of largestFirst(told)) {
      const hashes = hashesOfGroup(group);
      const known = earlier.groups.get(group.id);
      if (known !== undefined && known.inputs === hashes?.all) {
        same.push([group, known]);
        continue;
      }
      for (const job of staleJob(group, hashes)) {
        yield job;
        jobs += 1;
      }
      if (jobs > options.threads * jobsAhead && ready.length < mostReady) ready.push(...nextOf(others));
    }
    // The same inputs make the same dataset, which then need not be made.
    for (const [group, known] of same) if (!keep(group, known)) yield* staleJob(group);
    yield* ready;
    yield* others;
  }

  function* staleJobsOf(groups: readonly PageGroup[]): Generator<RenderJob> {
    for (const group of groups) yield* staleJob(group);
  }

  /** Stops after each group, of which none needs a thread. */
  function* staleWithoutPages(groups: readonly PageGroup[]): Generator<void> {
    for (const group of groups) {
      yield;
      for (const _ of staleJob(group));
    }
    for (const group of tiles.groups()) {
      for (const _ of staleJob(group));
      yield;
    }
  }

  function* staleJob(group: PageGroup, hashes = hashesOfGroup(group)): Generator<RenderJob> {
    if (site.isRefused?.() === true) return;
    const inputs = { inputs: hashes?.all, choice: hashes?.choice() };
    const known = earlier.groups.get(group.id);
    const isSame = hashes !== undefined && known?.inputs === hashes.all;
    const holds = known !== undefined && (isSame || showsSame(group, known, inputs.choice));
    if (holds && keep(group, { ...known, ...inputs })) return;
    // Other inputs may still make the same dataset.
    const dataset = group.data && versioned(group.data);
    const hash = hashOf(common, pathsOf(group), dataset?.version);
    if (known?.hash === hash && keep(group, { ...known, ...inputs })) return;
    const cityData = dataset?.data.kind === 'city' ? dataset.data : undefined;
    const lastmod = cityData === undefined ? dataset && newest : newestConfirmation(cityData.pharmacies);
    const state = { hash, ...inputs, version: dataset?.version, lastmod };
    const stageDataset = (): void => {
      if (dataset !== undefined) stage.add(dataset.file.slice(1), dataset.bytes);
    };
    if (group.pages.length === 0) {
      stageDataset();
      groups.set(group.id, { ...state, tally: tallyPages([]), pages: '' });
      return;
    }
    made.set(group.id, { state, size: sizeOf(group) });
    const job = (fileNow: (file: string) => Fingerprint | undefined): RenderJob => ({
      id: group.id,
      pages: group.pages,
      published: group.pages.map(({ path }) => fileNow(pageFile(path))),
      dataset: dataset && { file: dataset.file, text: dataset.text },
    });
    published.readGroup(group.id);
    const before = published.isLookedAt ? undefined : earlier.groups.get(group.id);
    if (before !== undefined) {
      // To look at every file takes as long as to render a city: the thread need not wait for it.
      yield job((file) => earlier.files.get(file));
      stageDataset();
      if (!published.differs(filesIn(before.pages))) return;
    } else {
      stageDataset();
    }
    yield job((file) => published.get(file));
  }

  await renderJobs(staleJobs(), setup, {
    bundle,
    ahead: site.ahead,
    threads: options.threads,
    onGroup: (id, group) => {
      const planned = made.get(id);
      if (planned === undefined) throw new Error(`Rendered a group nobody planned: ${id}`);
      renewed.set(id, { ...group, pages: '' });
      groups.set(id, { ...planned.state, tally: group.tally, pages: group.pages });
      done += planned.size;
      rendered += group.tally.pages;
      optimize({ left: total - done, rendered });
      options.onProgress?.(done, total);
    },
  });
  const ofPages = plan.pageGroups.flatMap(({ id }) => {
    const group = groups.get(id);
    return group === undefined ? [] : [[id, group] as const];
  });
  const ofTiles = [...groups].filter(([id]) => plan.tiles.placeOf(id) !== undefined);
  const results = [...renewed.values()];
  // Threads answer in any order; a report must not.
  const failures = results.flatMap((group) => group.failures).toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return {
    groups: new Map([...ofPages, ...ofTiles]),
    tiles: tileHashesText(tiles.hashes),
    failures,
    renewed: new Set(renewed.keys()),
    rendered,
    written: results.reduce((sum, group) => sum + group.written, 0),
  };
}

/** Whether a group is a city's, by its id. */
const isOfCity = (id: string): boolean => id.startsWith('city/');

const fileOf = (path: SitePath, version = ''): string => datasetFile(path, version).slice(1);

const pathsOf = ({ pages }: PageGroup): string => pages.map(({ path }) => path).join();

/** The largest groups first: they leave the threads least to wait for at the end, and the small ones are hashed meanwhile. */
const largestFirst = (groups: readonly PageGroup[]): readonly PageGroup[] =>
  groups.toSorted((a, b) => sizeOf(b) - sizeOf(a));

/** The items that pass, and the others, each in their order. */
const parted = <Item>(
  items: readonly Item[],
  passes: (item: Item) => boolean,
): readonly [readonly Item[], readonly Item[]] => {
  const passing = new Set(items.filter(passes));
  return [[...passing], items.filter((item) => !passing.has(item))];
};

/** The next item of those that are left, if there is any. */
function* nextOf<Item>(items: Iterator<Item, unknown>): Generator<Item> {
  const next = items.next();
  if (next.done !== true) yield next.value;
}

/** About how many pages a group has. */
const sizeOf = (group: PageGroup): number => group.size ?? group.pages.length;
