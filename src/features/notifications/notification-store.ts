import { actionToast, backgroundToast } from '../../config/constants.ts';

/** What a visitor is told of something that they did. */
export interface ActionNotice {
  readonly title: string;
  readonly description?: string | undefined;
}

export interface Notice extends ActionNotice {
  /** Counts up from 1, so that a new notice with the same words is still a new one. */
  readonly id: number;
  /** Whether it answers the visitor, or is about something that happened by itself. */
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

/** Tells the visitor the outcome of their own action, for 5 s. Call it in the browser only. */
export const notifyAction = (notice: ActionNotice): void => add('action', notice);

/** Tells the visitor of something that happened by itself, for 4 s. Call it in the browser only. */
export const notifyBackground = (title: string): void => add('background', { title });

/** Takes away a notice whose time is over, or that the visitor has closed. */
export const endNotice = (id: number): void => set(notices.filter((each) => each.id !== id));

/** The notices that are shown, of each kind no more than at a time (docs/specification.md#limits). */
export const getNotices = (): readonly Notice[] => notices;

export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
