/** The lists, or the report on their problems as `npm run check` prints it. */
export type ListsRead<Pages> =
  | { readonly ok: true; readonly pages: Pages }
  | { readonly ok: false; readonly report: readonly string[] };

/** Milliseconds to wait after an edit, since editors save in several steps. */
export const quietMs = 100;

interface LiveListsOptions<Pages> {
  /** Reads the lists. Never rejects. */
  readonly read: () => Promise<ListsRead<Pages>>;
  /** Called after every reading that an edit caused, and after a first one that failed. */
  readonly onRead: (result: ListsRead<Pages>) => void;
}

/** Lists that follow the files on disk. */
export interface LiveLists<Pages> {
  /** Returns the lists, which are read at first use and after each edit. */
  readonly current: () => Promise<ListsRead<Pages>>;
  /** Must be called when a file changed. */
  readonly edited: () => void;
}

/** Returns lists that are read on demand and after edits. A reading that an edit overtook is discarded. */
export function liveLists<Pages>({ read, onRead }: LiveListsOptions<Pages>): LiveLists<Pages> {
  let current: Promise<ListsRead<Pages>> | undefined;
  let settle: ((result: ListsRead<Pages>) => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let edits = 0;

  const readAfterEdit = async (): Promise<void> => {
    const asked = edits;
    const result = await read();
    if (asked !== edits) return;
    settle?.(result);
    settle = undefined;
    onRead(result);
  };
  const readFirst = async (): Promise<ListsRead<Pages>> => {
    const result = await read();
    if (edits > 0) return current ?? result;
    if (!result.ok) onRead(result);
    return result;
  };

  return {
    current: () => {
      current ??= readFirst();
      return current;
    },
    edited: () => {
      edits += 1;
      if (settle === undefined) {
        current = new Promise((resolve) => {
          settle = resolve;
        });
      }
      clearTimeout(timer);
      timer = setTimeout(() => void readAfterEdit(), quietMs);
    },
  };
}
