/** An answer to something the visitor did. */
export interface ActionNotice {
  readonly title: string;
  readonly description?: string | undefined;
}

export interface NumberedNotice extends ActionNotice {
  /** Counts up from 1, so that a new notice with the same words is still a new one. */
  readonly id: number;
}

export interface Notifications {
  /** The latest answer to the visitor, one at a time (docs/specification.md#limits). */
  readonly action?: NumberedNotice;
  /** What happened by itself, oldest first. */
  readonly background: readonly string[];
}

export const noNotifications: Notifications = { background: [] };
const listeners = new Set<() => void>();
let state = noNotifications;

function set(next: Notifications): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Tells the visitor the outcome of their own action, for 5 s. Call it in the browser only. */
export const notifyAction = ({ title, description }: ActionNotice): void =>
  set({ ...state, action: { id: (state.action?.id ?? 0) + 1, title, description } });

/** Tells the visitor of something that happened by itself, for 4 s. Call it in the browser only. */
export const notifyBackground = (message: string): void =>
  set({ ...state, background: [...state.background, message] });

export const getNotifications = (): Notifications => state;

export function subscribeToNotifications(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
