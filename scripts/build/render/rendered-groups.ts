import type { TextFile } from '../../cli/files/text-file.ts';
import type { GroupFamily, PageGroup } from '../../plan/page-group.ts';
import type { GroupState, SiteGroups } from '../state/build-state.ts';
import type { RenderedGroup, RenderFailure } from './render-group.ts';

/** What is known of a group before its pages are rendered. */
export type PlannedState = Omit<GroupState, 'pages' | 'tally'>;

/** The groups of a site, in their order. */
interface Order {
  readonly pageGroups: readonly Pick<PageGroup, 'id'>[];
  readonly tiles: Pick<GroupFamily, 'placeOf'>;
}

/** Collects what each group of a site came to: taken over from the last build, made without pages, or rendered. Lines of pages wait in a file where one is given. */
export class RenderedGroups {
  readonly #lines: TextFile | undefined;
  readonly #groups = new Map<string, GroupState>();
  readonly #planned = new Map<string, { readonly state: PlannedState; readonly size: number }>();
  readonly #renewed = new Map<string, RenderedGroup>();
  #done = 0;
  #rendered = 0;

  constructor(lines?: TextFile) {
    this.#lines = lines;
  }

  /** How many pages are done, by the sizes of their groups. */
  get done(): number {
    return this.#done;
  }

  /** How many pages threads have rendered. */
  get rendered(): number {
    return this.#rendered;
  }

  /** Ids of the groups that threads have rendered, whether their pages came out the same or not. */
  get renewed(): ReadonlySet<string> {
    return new Set(this.#renewed.keys());
  }

  /** How many pages were staged, since they are not what is published. */
  get written(): number {
    return this.#results.reduce((sum, { written }) => sum + written, 0);
  }

  /** What could not be rendered, by path: threads answer in any order, and a report must not. */
  get failures(): readonly RenderFailure[] {
    return this.#results.flatMap(({ failures }) => failures).toSorted((a, b) => (a.path < b.path ? -1 : 1));
  }

  get #results(): readonly RenderedGroup[] {
    return [...this.#renewed.values()];
  }

  /** A group that needs no thread, of about so many pages. */
  add(id: string, state: GroupState, size = 0): void {
    this.#groups.set(id, state);
    this.#done += size;
  }

  /** A group that a thread is sent. One that is sent once more replaces what it came to before. */
  send(id: string, state: PlannedState, size: number): void {
    this.#planned.set(id, { state, size });
  }

  /** What a thread made of it. */
  take(id: string, group: RenderedGroup): void {
    const planned = this.#planned.get(id);
    if (planned === undefined) throw new Error(`Rendered a group nobody planned: ${id}`);
    // Without its lines, which the state below holds.
    this.#renewed.set(id, { ...group, pages: '' });
    this.#groups.set(id, this.#stateOf(planned.state, group));
    this.#done += planned.size;
    this.#rendered += group.tally.pages;
  }

  #stateOf(planned: PlannedState, { tally, pages }: RenderedGroup): GroupState {
    const read = this.#lines?.add(pages);
    if (read === undefined) return { ...planned, tally, pages };
    return {
      ...planned,
      tally,
      get pages() {
        return read();
      },
    };
  }

  /** All groups in the plan's order, and the tiles after them. */
  inOrder({ pageGroups, tiles }: Order): SiteGroups {
    const ofPages = pageGroups.flatMap(({ id }) => {
      const group = this.#groups.get(id);
      return group === undefined ? [] : [[id, group] as const];
    });
    const ofTiles = [...this.#groups].filter(([id]) => tiles.placeOf(id) !== undefined);
    return new Map([...ofPages, ...ofTiles]);
  }
}
