/** The pages made from the CSV lists, or a report of problems. */
export type ListsRead<Pages> =
  | { readonly ok: true; readonly pages: Pages }
  | { readonly ok: false; readonly report: readonly string[] };

/** Milliseconds that must pass after an edit before the lists are read. */
export const quietMs = 100;

interface LiveListsOptions<Pages> {
  /** Makes the pages from the lists. Must not reject. */
  readonly read: () => Promise<ListsRead<Pages>>;
  readonly onRead: (result: ListsRead<Pages>) => void;
}

export interface LiveLists<Pages> {
  readonly current: () => Promise<ListsRead<Pages>>;
  readonly noteEdit: () => void;
}

/**
 * Reads the CSV lists at the first call of `current`, and again soon after `noteEdit`. `onRead` gets each new
 * result after an edit.
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
