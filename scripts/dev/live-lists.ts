/** The pages made from the CSV lists, or the report on their problems as `npm run check` prints it. */
export type ListsRead<Pages> =
  | { readonly ok: true; readonly pages: Pages }
  | { readonly ok: false; readonly report: readonly string[] };

/** Milliseconds between the last edit and the reading, since editors save in several steps. */
export const quietMs = 100;

interface LiveListsOptions<Pages> {
  /** Reads the lists; never rejects. */
  readonly read: () => Promise<ListsRead<Pages>>;
  readonly onRead: (result: ListsRead<Pages>) => void;
}

export interface LiveLists<Pages> {
  readonly current: () => Promise<ListsRead<Pages>>;
  readonly noteEdit: () => void;
}

/**
 * Reads the CSV lists at first use and after edits. Discards a reading during which an edit comes. `onRead`
 * gets every other reading after an edit, and a first reading that found problems.
 */
export function liveLists<Pages>({ read, onRead }: LiveListsOptions<Pages>): LiveLists<Pages> {
  let current: Promise<ListsRead<Pages>> | undefined;
  let resolveCurrent: ((result: ListsRead<Pages>) => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let edits = 0;

  const readAfterEdit = async (): Promise<void> => {
    const editsAtStart = edits;
    const result = await read();
    if (editsAtStart !== edits) return;
    resolveCurrent?.(result);
    resolveCurrent = undefined;
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
    noteEdit: () => {
      edits += 1;
      if (resolveCurrent === undefined) {
        current = new Promise((resolve) => {
          resolveCurrent = resolve;
        });
      }
      clearTimeout(timer);
      timer = setTimeout(() => void readAfterEdit(), quietMs);
    },
  };
}
