import { datasetFile } from '../../../src/domain/site/paths.ts';
import type { PageGroup } from '../../plan/page-group.ts';
import type { GroupState } from '../state/build-state.ts';
import type { InputHashes } from './input-hashes.ts';
import type { SiteToRender } from './site-to-render.ts';
import { type PartHashes, readTileHashes, type TileHashes } from './tile-hashes.ts';

type TileSite = Pick<SiteToRender, 'plan' | 'earlier' | 'published' | 'stage'>;

/** A tile that the last build made. */
interface EarlierTile {
  readonly id: string;
  readonly group: GroupState;
  readonly file: string;
}

interface TileWork {
  readonly hashesOf: (inputs: readonly object[]) => InputHashes;
  /** Takes over a group of the last build. */
  readonly keep: (id: string, group: GroupState) => void;
}

/** The tiles of a site: those of the last build are taken over unplanned where what made them is the same. */
export class StaleTiles {
  readonly #site: TileSite;
  readonly #work: TileWork;
  readonly #before: TileHashes;
  readonly #known: readonly EarlierTile[];
  #now: TileHashes;

  constructor(site: TileSite, work: TileWork) {
    this.#site = site;
    this.#work = work;
    this.#before = readTileHashes(site.earlier.tiles);
    this.#now = this.#before;
    this.#known = [...site.earlier.groups].flatMap(([id, group]): readonly EarlierTile[] => {
      const place = site.plan.tiles.placeOf(id);
      if (place === undefined) return [];
      return [{ id, group, file: datasetFile(place.path, group.version ?? '').slice(1) }];
    });
  }

  /** What the tiles are made from, once all groups were told. */
  get hashes(): TileHashes {
    return this.#now;
  }

  /** Tells the tiles that may be others than the last build's: of the parts of the Earth whose listings are others. */
  *groups(): Generator<PageGroup> {
    const { tiles } = this.#site.plan;
    const { all } = this.#work.hashesOf(tiles.inputs());
    this.#now = { all, parts: this.#before.parts };
    if (this.#before.all === all && this.#keep(this.#known)) return;
    const parts = new Map<string, PartHashes>();
    this.#now = { all, parts };
    for (const part of tiles.parts()) {
      const hashes = this.#work.hashesOf(part.inputs());
      const known = this.#known.filter(({ id }) => id.startsWith(part.prefix));
      const before = this.#before.parts.get(part.prefix);
      const isSame = before?.all === hashes.all;
      parts.set(part.prefix, { all: hashes.all });
      if (isSame && this.#keep(known)) continue;
      yield* part.groups();
    }
  }

  /** Takes over tiles of the last build if all of them are still there. */
  #keep(known: readonly EarlierTile[]): boolean {
    if (!known.every(({ file }) => this.#site.stage.keep(file))) return false;
    for (const { id, group } of known) this.#work.keep(id, group);
    return true;
  }
}
