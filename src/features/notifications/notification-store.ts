/** An answer to something the visitor did. */
export interface ActionNotice {
  readonly title: string;
  readonly description?: string | undefined;
}

export interface ShownNotice extends ActionNotice {
  /** Counts up from 1, so that a new notice with the same words is still a new one. */
  readonly id: number;
  readonly open: boolean;
}

export interface NotificationState {
  /** The latest answer to the visitor, one at a time (docs/specification.md#limits). */
  readonly action: ShownNotice | null;
  /** Messages that the background toasts have not taken over yet, oldest first. */
  readonly background: readonly string[];
}

const empty: NotificationState = { action: null, background: [] };
const listeners = new Set<() => void>();
let state = empty;

function set(next: NotificationState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Tells the visitor the outcome of their own action, for 5 s. Call it in the browser only. */
export function notifyAction({ title, description }: ActionNotice): void {
  const id = (state.action?.id ?? 0) + 1;
  set({ ...state, action: { id, title, description, open: true } });
}

/** Tells the visitor of something that happened by itself, for 4 s. Call it in the browser only. */
export function notifyBackground(message: string): void {
  set({ ...state, background: [...state.background, message] });
}

/** Marks a notice closed, unless a newer one has replaced it. */
export function closeAction(id: number): void {
  if (state.action?.id === id) set({ ...state, action: { ...state.action, open: false } });
}

/** Hands over the waiting background messages and forgets them. */
export function takeBackground(): readonly string[] {
  const waiting = state.background;
  if (waiting.length > 0) set({ ...state, background: [] });
  return waiting;
}

export const getNotifications = (): NotificationState => state;
/** What the server and the hydrating render see. */
export const noNotifications = (): NotificationState => empty;

export function subscribeToNotifications(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
