import { createHash } from 'node:crypto';
import { datasetFile, pageFile, type SitePath } from '../../src/domain/site/paths.ts';
import { memoize } from '../../src/domain/text/memoize.ts';
import type { Bundle } from '../client-bundle/bundle.ts';
import { locationServiceUrl, type SiteEnv } from '../config/env.ts';
import { unconfirmedPresets, unknownHours } from '../plan/datasets/preset-dataset.ts';
import { newestConfirmation, versioned } from '../plan/datasets/versioned-dataset.ts';
import type { PageGroup } from '../plan/page-group.ts';
import type { SiteInput, SitePlan } from '../plan/site-plan.ts';
import type { EarlierState, GroupState, SiteGroups } from '../state/build-state.ts';
import type { Fingerprint } from '../state/fingerprint.ts';
import { filesIn, tallyPages } from '../state/page-lines.ts';
import type { PublishedFiles } from '../state/published-files.ts';
import type { RenderSetup } from './load-renderer.ts';
import type { RenderedGroup, RenderFailure, RenderJob } from './render-group.ts';
import { renderJobs } from './render-pool.ts';
import type { RenderThread } from './render-thread.ts';
import type { Stage } from './stage.ts';
import { readTileHashes, tileHashesText } from './tile-hashes.ts';

/** A site, or a part of it, that is to be rendered. */
export interface Site {
  readonly plan: SitePlan;
  readonly input: SiteInput;
  readonly bundle: Bundle;
  /** What the last build left. */
  readonly earlier: EarlierState;
  /** Files of the published folder. */
  readonly published: PublishedFiles;
  /** Where pages are written. */
  readonly staging: string;
  /** Threads that were started ahead. */
  readonly ahead: readonly RenderThread[];
  /** Takes the datasets. */
  readonly stage: Stage;
  /** Whether the site has been refused meanwhile: no further page is rendered then. */
  readonly isRefused?: (() => boolean) | undefined;
}

export interface RenderSiteOptions {
  readonly threads: number;
  readonly env: SiteEnv;
  readonly plain?: boolean | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

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
export async function renderSite(site: Site, options: RenderSiteOptions): Promise<SiteRendering> {
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
    renderer: bundle.renderer,
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
  const inputsHash = inputsHasher(common);

  /** Takes over what the last build made of a group, if it holds and all of it is still there. */
  function keep(
    group: PageGroup,
    holds: (known: GroupState) => boolean,
    inputs: string | undefined,
  ): boolean {
    const known = earlier.groups.get(group.id);
    if (known === undefined || !holds(known)) return false;
    const pages = stage.intactPages(known.pages);
    if (pages === undefined) return false;
    if (group.data !== undefined && !stage.keep(fileOf(group.data.path, known.version))) return false;
    groups.set(group.id, { ...known, inputs, pages });
    done += sizeOf(group);
    return true;
  }

  const tilesBefore = readTileHashes(earlier.tiles);
  const allTiles = inputsHash(plan.tiles.inputs());
  let tileParts: ReadonlyMap<string, string> = tilesBefore.parts;
  const tilesOf = earlierTiles(earlier, plan);

  /** Takes over tiles of the last build, unplanned, if all of them are still there. */
  function keepTiles(known: readonly EarlierTile[]): boolean {
    if (!known.every(({ file }) => stage.keep(file))) return false;
    for (const { id, group } of known) groups.set(id, group);
    return true;
  }

  /** Plans the tiles of those parts of the Earth whose listings are not those of the last build. */
  function* staleTiles(): Generator<RenderJob> {
    const parts = new Map<string, string>();
    tileParts = parts;
    for (const { prefix, inputs, groups: tiles } of plan.tiles.parts()) {
      const hash = inputsHash(inputs());
      parts.set(prefix, hash);
      if (tilesBefore.parts.get(prefix) !== hash || !keepTiles(tilesOf(prefix))) yield* staleAmong(tiles());
    }
  }

  function* staleJobs(): Generator<RenderJob> {
    // Where inputs are told, it shows at once what is stale: threads render it while all else is looked at.
    const [told, untold] = parted(plan.pageGroups, ({ data }) => data?.inputs !== undefined);
    const [changed, same] = parted(largestFirst(told), isChanged);
    yield* staleAmong(changed);
    yield* staleAmong(same);
    yield* staleAmong(untold);
    if (tilesBefore.all !== allTiles || !keepTiles(tilesOf(''))) yield* staleTiles();
  }

  /** Whether a group that tells its inputs has others than the last build had. */
  function isChanged({ id, data }: PageGroup): boolean {
    const known = earlier.groups.get(id);
    return known === undefined || (data?.inputs !== undefined && known.inputs !== inputsHash(data.inputs()));
  }

  function* staleAmong(among: readonly PageGroup[]): Generator<RenderJob> {
    for (const group of among) {
      if (site.isRefused?.() === true) return;
      // The same inputs make the same dataset, which then need not be made; other inputs may still make the same.
      const inputs = group.data?.inputs && inputsHash(group.data.inputs());
      if (inputs !== undefined && keep(group, (known) => known.inputs === inputs, inputs)) continue;
      const dataset = group.data && versioned(group.data);
      const hash = hashOf(common, pathsOf(group), dataset?.version);
      if (keep(group, (known) => known.hash === hash, inputs)) continue;
      const cityData = dataset?.data.kind === 'city' ? dataset.data : undefined;
      const lastmod = cityData === undefined ? dataset && newest : newestConfirmation(cityData.pharmacies);
      const state = { hash, inputs, version: dataset?.version, lastmod };
      const stageDataset = (): void => {
        if (dataset !== undefined) stage.add(dataset.file.slice(1), dataset.text);
      };
      if (group.pages.length === 0) {
        stageDataset();
        groups.set(group.id, { ...state, tally: tallyPages([]), pages: '' });
        continue;
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
        if (!published.differs(filesIn(before.pages))) continue;
      } else {
        stageDataset();
      }
      yield job((file) => published.get(file));
    }
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
    tiles: tileHashesText({ all: allTiles, parts: tileParts }),
    failures,
    renewed: new Set(renewed.keys()),
    rendered: results.reduce((sum, { tally }) => sum + tally.pages, 0),
    written: results.reduce((sum, group) => sum + group.written, 0),
  };
}

/** A tile that the last build made. */
interface EarlierTile {
  readonly id: string;
  readonly group: GroupState;
  readonly file: string;
}

/** Tells the tiles of the last build whose ids begin with a text. */
function earlierTiles(
  earlier: EarlierState,
  { tiles }: SitePlan,
): (prefix: string) => readonly EarlierTile[] {
  const known = [...earlier.groups].flatMap(([id, group]): readonly EarlierTile[] => {
    const place = tiles.placeOf(id);
    return place === undefined ? [] : [{ id, group, file: fileOf(place.path, group.version) }];
  });
  return (prefix) => (prefix === '' ? known : known.filter(({ id }) => id.startsWith(prefix)));
}

const fileOf = (path: SitePath, version = ''): string => datasetFile(path, version).slice(1);

const pathsOf = ({ pages }: PageGroup): string => pages.map(({ path }) => path).join();

const hashOf = (...parts: readonly (string | undefined)[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 20);

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

/** About how many pages a group has. */
const sizeOf = (group: PageGroup): number => group.size ?? group.pages.length;

/** Hashes what determines a group, which has the same pages then too: everything common, and each input's own hash, taken once. */
function inputsHasher(common: string): (inputs: readonly object[]) => string {
  const inputHash = memoize((input: object) => hashOf(JSON.stringify(input)));
  return (inputs) => hashOf(common, ...inputs.map(inputHash));
}
