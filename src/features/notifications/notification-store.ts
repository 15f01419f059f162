import { actionToast, backgroundToast } from '../../config/constants.ts';

export interface ActionNotice {
  readonly title: string;
  readonly description?: string | undefined;
}

export interface Notice extends ActionNotice {
  /** Counts up from 1, so that a new notice with the same words is still a new one. */
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

/** Shows a notice of what the visitor's action did, for 5 s, instead of the last such one. Browser only. */
export const notifyAction = (notice: ActionNotice): void => add('action', notice);

/** Shows a notice of what happened by itself, for 4 s. At most three such are shown. Browser only. */
export const notifyBackground = (title: string): void => add('background', { title });

/** Removes a notice that has expired or was closed. */
export const endNotice = (id: number): void => set(notices.filter((each) => each.id !== id));

/** Returns the notices shown, the latest of each kind last (docs/specification.md#limits). */
export const getNotices = (): readonly Notice[] => notices;

/** Calls the listener after each change; returns a function that stops this. */
export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
