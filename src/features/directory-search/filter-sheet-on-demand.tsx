import { type ReactNode, useState } from 'react';
import * as resultsMessages from '../../messages/generated/results.ts';
import type { FilterSheetProps } from './filter-sheet.tsx';

type Sheet = typeof import('./filter-sheet.tsx').FilterSheet;

let loading: Promise<Sheet> | undefined;
let loaded: Sheet | undefined;

/** Loads the sheet once; one that could not be had is asked for again. */
function load(): Promise<Sheet> {
  loading ??= import('./filter-sheet.tsx').then(
    ({ FilterSheet }) => {
      loaded = FilterSheet;
      return FilterSheet;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

type Part = FilterSheetProps['part'];

interface Opened {
  readonly part: Part;
  readonly failed: boolean;
  /** A sheet that the visitor closed is told of a moment later: if it is asked for meanwhile, that is another sheet. */
  readonly times: number;
}

interface FilterSheetHandle {
  /** The visitor may be about to open it. */
  readonly prepare: () => void;
  /** Opens it, at one of its parts if that is named. */
  readonly open: (part?: Part) => void;
  readonly element: ReactNode;
}

/** The sheet of all filters, whose code comes when it is wanted. */
export function useFilterSheet(props: Omit<FilterSheetProps, 'part' | 'onClose'>): FilterSheetHandle {
  const [state, setState] = useState<Opened | null>(null);
  const open = (part?: Part): void => {
    const opened = (failed: boolean) => (): void =>
      setState((before) => ({ part, failed, times: (before?.times ?? 0) + 1 }));
    load().then(opened(false), opened(true));
  };
  const Sheet = loaded;
  const closed = (times: number) => (): void => setState((now) => (now?.times === times ? null : now));
  return {
    prepare: () => void load().catch(() => undefined),
    open,
    element:
      state !== null &&
      (state.failed || Sheet === undefined ? (
        <p className="tight" role="alert">
          {resultsMessages.sheetFailed}
        </p>
      ) : (
        <Sheet key={state.times} {...props} part={state.part} onClose={closed(state.times)} />
      )),
  };
}
