/** What reading the lists came to; `report` is what `npm run check` prints. */
export type ListsRead<Pages> =
  | { readonly ok: true; readonly pages: Pages }
  | { readonly ok: false; readonly report: readonly string[] };

/** Milliseconds from an edit to the reading of the lists: editors save in several steps. */
export const quietMs = 100;

interface LiveListsOptions<Pages> {
  /** Reads the lists. Never rejects. */
  readonly read: () => Promise<ListsRead<Pages>>;
  /** Told of every reading that an edit caused, and of a first one that failed. */
  readonly onRead: (result: ListsRead<Pages>) => void;
}

/** The lists as they are on disk, for as long as the development server runs. */
export interface LiveLists<Pages> {
  /** What the lists come to: read at first use and after each edit, once that is complete. */
  readonly current: () => Promise<ListsRead<Pages>>;
  /** Something of the lists has changed on disk. */
  readonly edited: () => void;
}

/** Reads lists when they are needed and after edits; what an edit has overtaken counts for nothing. */
export function liveLists<Pages>({ read, onRead }: LiveListsOptions<Pages>): LiveLists<Pages> {
  let current: Promise<ListsRead<Pages>> | undefined;
  let settle: ((result: ListsRead<Pages>) => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let edits = 0;

  const readAgain = async (): Promise<void> => {
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
      timer = setTimeout(() => void readAgain(), quietMs);
    },
  };
}
