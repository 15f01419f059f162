import { createHash } from 'node:crypto';
import { datasetFile, pageFile, type SitePath } from '../../src/domain/site/paths.ts';
import { memoize } from '../../src/domain/text/memoize.ts';
import type { Bundle } from '../client-bundle/bundle.ts';
import { locationServiceUrl, type SiteEnv } from '../config/env.ts';
import { unconfirmedPresets, unknownHours } from '../plan/datasets/preset-dataset.ts';
import { newestConfirmation, versioned } from '../plan/datasets/versioned-dataset.ts';
import type { PageGroup } from '../plan/page-group.ts';
import type { SiteInput, SitePlan } from '../plan/site-plan.ts';
import {
  type EarlierGroup,
  type EarlierState,
  type GroupState,
  type PageState,
  storedReasons,
} from '../state/build-state.ts';
import type { RenderSetup } from './load-renderer.ts';
import type { RenderFailure, RenderJob } from './render-group.ts';
import { renderJobs } from './render-pool.ts';
import type { RenderThread } from './render-thread.ts';
import type { PublishedFiles, Stage } from './stage.ts';
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
  readonly groups: Record<string, GroupState>;
  /** What the tiles were made from (tile-hashes.ts); absent where that is not known. */
  readonly tiles?: string | undefined;
  readonly failures: readonly RenderFailure[];
  /** Files of the pages that were staged. */
  readonly written: readonly string[];
  /** How many pages were rendered, whether they came out the same or not. */
  readonly rendered: number;
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
  const groups: Record<string, GroupState> = {};
  const failures: RenderFailure[] = [];
  const written: string[] = [];
  const made = new Map<string, Omit<GroupState, 'pages'>>();
  let rendered = 0;

  let total: number | undefined;
  let done = 0;
  const inputsHash = inputsHasher(common);

  /** Takes over what the last build made of a group, if it holds and all of it is still there. */
  function keep(
    group: PageGroup,
    holds: (known: EarlierGroup) => boolean,
    inputs: string | undefined,
  ): boolean {
    const known = earlier.groups[group.id];
    if (known === undefined || !holds(known)) return false;
    const reasonsOf = storedReasons(known.pages);
    const pages: PageState[] = [];
    for (const [index, page] of group.pages.entries()) {
      const [file, reasons] = [pageFile(page.path), reasonsOf[index]];
      const found = stage.intact(file);
      if (found === undefined || reasons === undefined) return false;
      pages.push({ page, file, bytes: found.bytes, digest: found.digest, reasons });
    }
    if (group.data !== undefined && !stage.keep(fileOf(group.data.path, known.version))) return false;
    groups[group.id] = { ...known, inputs, pages };
    done += group.pages.length;
    return true;
  }

  const tilesBefore = readTileHashes(earlier.tiles);
  const allTiles = inputsHash(plan.tiles.inputs());
  let tileParts: ReadonlyMap<string, string> = tilesBefore.parts;
  const tilesOf = earlierTiles(earlier, plan);

  /** Takes over tiles of the last build, unplanned, if all of them are still there. */
  function keepTiles(known: readonly EarlierTile[]): boolean {
    if (!known.every(({ file }) => stage.keep(file))) return false;
    for (const { id, group } of known) groups[id] = { ...group, pages: [] };
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
    yield* staleAmong(largestFirst(plan.pageGroups));
    if (tilesBefore.all !== allTiles || !keepTiles(tilesOf(''))) yield* staleTiles();
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
      if (dataset !== undefined) stage.add(dataset.file.slice(1), dataset.text);
      const cityData = dataset?.data.kind === 'city' ? dataset.data : undefined;
      const lastmod = cityData === undefined ? dataset && newest : newestConfirmation(cityData.pharmacies);
      const state = { hash, inputs, version: dataset?.version, lastmod };
      if (group.pages.length === 0) {
        groups[group.id] = { ...state, pages: [] };
        continue;
      }
      made.set(group.id, state);
      yield {
        id: group.id,
        pages: group.pages,
        published: group.pages.map(({ path }) => published.get(pageFile(path))?.digest),
        dataset: dataset && { file: dataset.file, text: dataset.text },
      };
    }
  }

  await renderJobs(staleJobs(), setup, {
    bundle,
    ahead: site.ahead,
    threads: options.threads,
    onGroup: (id, { files, failures: failed }) => {
      const group = made.get(id);
      if (group === undefined) throw new Error(`Rendered a group nobody planned: ${id}`);
      failures.push(...failed);
      rendered += files.length;
      written.push(...files.filter((each) => each.written).map(({ state }) => state.file));
      groups[id] = { ...group, pages: files.map(({ state }) => state) };
      done += files.length + failed.length;
      total ??= plan.pageGroups.reduce((sum, { pages }) => sum + pages.length, 0);
      options.onProgress?.(done, total);
    },
  });
  const ofPages = plan.pageGroups.flatMap(({ id }) => {
    const group = groups[id];
    return group === undefined ? [] : [[id, group] as const];
  });
  const ofTiles = Object.entries(groups).filter(([id]) => plan.tiles.placeOf(id) !== undefined);
  // Threads answer in any order; a report must not.
  failures.sort((a, b) => (a.path < b.path ? -1 : 1));
  return {
    groups: Object.fromEntries([...ofPages, ...ofTiles]),
    tiles: tileHashesText({ all: allTiles, parts: tileParts }),
    failures,
    written,
    rendered,
  };
}

/** A tile that the last build made. */
interface EarlierTile {
  readonly id: string;
  readonly group: EarlierGroup;
  readonly file: string;
}

/** Tells the tiles of the last build whose ids begin with a text. */
function earlierTiles(
  earlier: EarlierState,
  { tiles }: SitePlan,
): (prefix: string) => readonly EarlierTile[] {
  const known = Object.entries(earlier.groups).flatMap(([id, group]): readonly EarlierTile[] => {
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
const largestFirst = (groups: readonly PageGroup[]): readonly PageGroup[] => {
  const sizeOf = (group: PageGroup): number => group.size ?? group.pages.length;
  return groups.toSorted((a, b) => sizeOf(b) - sizeOf(a));
};

/** Hashes what determines a group, which has the same pages then too: everything common, and each input's own hash, taken once. */
function inputsHasher(common: string): (inputs: readonly object[]) => string {
  const inputHash = memoize((input: object) => hashOf(JSON.stringify(input)));
  return (inputs) => hashOf(common, ...inputs.map(inputHash));
}
