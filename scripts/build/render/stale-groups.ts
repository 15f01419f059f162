import { datasetFile, pageFile, type SitePath } from '../../../src/domain/site/paths.ts';
import {
  newestConfirmation,
  type VersionedDataset,
  versioned,
} from '../../plan/datasets/versioned-dataset.ts';
import type { PageGroup } from '../../plan/page-group.ts';
import type { GroupState } from '../state/build-state.ts';
import type { Fingerprint } from '../state/fingerprint.ts';
import { filesIn, tallyPages } from '../state/page-lines.ts';
import { largestFirst, sizeOf } from './group-size.ts';
import { hashOf, type InputHashes, inputsHasher } from './input-hashes.ts';
import type { RenderJob } from './render-group.ts';
import { jobsAhead } from './render-pool.ts';
import type { RenderedGroups } from './rendered-groups.ts';
import type { SiteToRender } from './site-to-render.ts';
import { StaleTiles } from './stale-tiles.ts';
import { tileHashesText } from './tile-hashes.ts';

/** Jobs of one page that are made before their turn: with their datasets, a megabyte. */
const mostReady = 64;

interface StaleWork {
  /** All that every page depends on beside its group. */
  readonly common: string;
  /** Rendering threads at the most. */
  readonly threads: number;
  /** Takes the groups that need no thread, and what is known of the others. */
  readonly results: RenderedGroups;
}

/** The groups of a site that are not as the last build left them, as jobs for threads. What is the same is taken over. */
export class StaleGroups {
  readonly #site: SiteToRender;
  readonly #work: StaleWork;
  readonly #hashesOf: ReturnType<typeof inputsHasher>;
  readonly #tiles: StaleTiles;
  /** Of the listings of all cities, once it was asked for. */
  #newest: { readonly day: string | undefined } | undefined;

  constructor(site: SiteToRender, work: StaleWork) {
    this.#site = site;
    this.#work = work;
    this.#hashesOf = inputsHasher(work.common);
    this.#tiles = new StaleTiles(site, {
      hashesOf: this.#hashesOf,
      keep: (id, group) => work.results.add(id, group),
    });
  }

  /** What the tiles are made from, for the next build, once all jobs were drawn. */
  get tileHashes(): string {
    return tileHashesText(this.#tiles.hashes);
  }

  /** The jobs, each made when it is drawn. */
  *jobs(): Generator<RenderJob> {
    // By size: the pages of a city are made when they are asked for, and none is needed before a thread has work.
    const [paged, pageless] = parted(this.#site.plan.pageGroups, (group) => sizeOf(group) > 0);
    // Made while the threads render, once each holds its jobs: after the last page, everything would wait for them.
    const meanwhile = this.#withoutPages(pageless);
    let jobs = 0;
    for (const job of this.#withPages(paged)) {
      yield job;
      jobs += 1;
      if (this.#areThreadsFull(jobs)) meanwhile.next();
    }
    for (const _ of meanwhile);
  }

  #areThreadsFull(jobs: number): boolean {
    return jobs > this.#work.threads * jobsAhead;
  }

  *#withPages(groups: readonly PageGroup[]): Generator<RenderJob> {
    // Where inputs are told, it shows at once what is stale: a thread renders it while the rest is looked at, which is not even hashed before.
    const [told, untold] = parted(groups, ({ data }) => data?.inputs !== undefined);
    const same: (readonly [PageGroup, GroupState])[] = [];
    const others = this.#jobsOfAll(untold);
    // Of states and brands, which have a page each: made at the end only, the threads would wait for each. Rendered between the cities, their other shapes have V8 throw away what it compiled.
    const ready: RenderJob[] = [];
    let jobs = 0;
    for (const group of largestFirst(told)) {
      const hashes = this.#hashesOfGroup(group);
      const known = this.#site.earlier.groups.get(group.id);
      if (known !== undefined && known.inputs === hashes?.all) {
        same.push([group, known]);
        continue;
      }
      for (const job of this.#jobsOf(group, hashes)) {
        yield job;
        jobs += 1;
      }
      if (this.#areThreadsFull(jobs) && ready.length < mostReady) ready.push(...nextOf(others));
    }
    // The same inputs make the same dataset, which then need not be made.
    for (const [group, known] of same) if (!this.#keep(group, known)) yield* this.#jobsOf(group);
    yield* ready;
    yield* others;
  }

  *#jobsOfAll(groups: readonly PageGroup[]): Generator<RenderJob> {
    for (const group of groups) yield* this.#jobsOf(group);
  }

  /** Stops after each group, of which none needs a thread. */
  *#withoutPages(groups: readonly PageGroup[]): Generator<void> {
    for (const group of groups) {
      yield;
      for (const _ of this.#jobsOf(group));
    }
    for (const group of this.#tiles.groups()) {
      for (const _ of this.#jobsOf(group));
      yield;
    }
  }

  /** Takes a group over where it would come out the same. Else one job, or two where it shows after the first that files of it were touched. */
  *#jobsOf(group: PageGroup, hashes = this.#hashesOfGroup(group)): Generator<RenderJob> {
    const { earlier, isRefused } = this.#site;
    if (isRefused?.() === true) return;
    const inputs = { inputs: hashes?.all, choice: hashes?.choice() };
    const known = earlier.groups.get(group.id);
    const isSame = hashes !== undefined && known?.inputs === hashes.all;
    if (known !== undefined && isSame && this.#keep(group, { ...known, ...inputs })) return;
    // Other inputs may still make the same dataset.
    const dataset = group.data && versioned(group.data);
    const hash = hashOf(this.#work.common, pathsOf(group), dataset?.version);
    if (known?.hash === hash && this.#keep(group, { ...known, ...inputs })) return;
    const state = { hash, ...inputs, version: dataset?.version, lastmod: this.#lastmodOf(dataset) };
    if (group.pages.length === 0) {
      this.#stageDataset(dataset);
      this.#work.results.add(group.id, { ...state, tally: tallyPages([]), pages: '' });
      return;
    }
    this.#work.results.send(group.id, state, sizeOf(group));
    yield* this.#renderings(group, dataset);
  }

  *#renderings(group: PageGroup, dataset: VersionedDataset | undefined): Generator<RenderJob> {
    const { published, earlier } = this.#site;
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
      this.#stageDataset(dataset);
      if (!published.differs(filesIn(before.pages))) return;
    } else {
      this.#stageDataset(dataset);
    }
    yield job((file) => published.get(file));
  }

  #stageDataset(dataset: VersionedDataset | undefined): void {
    if (dataset !== undefined) this.#site.stage.add(dataset.file.slice(1), dataset.bytes);
  }

  /** Takes over what is known of a group, if all of it is still there. */
  #keep(group: PageGroup, known: GroupState): boolean {
    const { id, data } = group;
    const { stage } = this.#site;
    const pages = stage.intactPages(known.pages);
    if (pages === undefined) return false;
    if (data !== undefined && !stage.keep(fileOf(data.path, known.version))) return false;
    // Only a city's own listings date its pages; what dates the others may have changed meanwhile.
    const lastmod = data === undefined || isOfCity(id) ? known.lastmod : this.#newestDay();
    this.#work.results.add(id, { ...known, lastmod, pages }, sizeOf(group));
    return true;
  }

  #hashesOfGroup({ data }: PageGroup): InputHashes | undefined {
    return data?.inputs && this.#hashesOf(data.inputs());
  }

  #lastmodOf(dataset: VersionedDataset | undefined): string | undefined {
    if (dataset?.data.kind === 'city') return newestConfirmation(dataset.data.pharmacies);
    return dataset && this.#newestDay();
  }

  #newestDay(): string | undefined {
    this.#newest ??= {
      day: newestConfirmation(this.#site.input.cities.flatMap(({ pharmacies }) => pharmacies)),
    };
    return this.#newest.day;
  }
}

/** Whether a group is a city's, by its id. */
const isOfCity = (id: string): boolean => id.startsWith('city/');

const fileOf = (path: SitePath, version = ''): string => datasetFile(path, version).slice(1);

const pathsOf = ({ pages }: PageGroup): string => pages.map(({ path }) => path).join();

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
