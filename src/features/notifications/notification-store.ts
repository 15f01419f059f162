import { actionToast, backgroundToast } from '../../config/constants.ts';

export interface ActionNotice {
  readonly title: string;
  readonly description?: string | undefined;
}

export interface Notice extends ActionNotice {
  /** Number of the notice, counted from 1. */
  readonly id: number;
  readonly kind: 'action' | 'background';
}

export const noNotices: readonly Notice[] = [];
const listeners = new Set<() => void>();
let notices = noNotices;
let lastId = 0;

function set(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

function add(kind: Notice['kind'], notice: ActionNotice): void {
  lastId += 1;
  const { limit } = kind === 'action' ? actionToast : backgroundToast;
  const latest = [...notices.filter((each) => each.kind === kind), { ...notice, id: lastId, kind }];
  set([...notices.filter((each) => each.kind !== kind), ...latest.slice(-limit)]);
}

/**
 * Shows a notice of what the visitor's action did, for 5 s. It replaces the last such notice. Browser only.
 */
export const notifyAction = (notice: ActionNotice): void => add('action', notice);

/**
 * Shows for 4 s a notice of something that the visitor did not cause. At most three are shown. Browser only.
 */
export const notifyBackground = (title: string): void => add('background', { title });

/** Removes the notice with an id. */
export const endNotice = (id: number): void => set(notices.filter((each) => each.id !== id));

/** Returns the notices shown (docs/specification.md#limits). */
export const getNotices = (): readonly Notice[] => notices;

/** Calls a listener after each change of the notices. Returns a function that stops this. */
export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
