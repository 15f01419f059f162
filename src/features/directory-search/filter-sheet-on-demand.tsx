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

interface FilterSheetHandle {
  /** The visitor may be about to open it. */
  readonly prepare: () => void;
  /** Opens it, at one of its parts if that is named. */
  readonly open: (part?: Part) => void;
  readonly element: ReactNode;
}

/** The sheet of all filters, whose code comes when it is wanted. */
export function useFilterSheet(props: Omit<FilterSheetProps, 'part' | 'onClose'>): FilterSheetHandle {
  const [state, setState] = useState<{ readonly part: Part; readonly failed: boolean } | null>(null);
  const open = (part?: Part): void => {
    load().then(
      () => setState({ part, failed: false }),
      () => setState({ part, failed: true }),
    );
  };
  const Sheet = loaded;
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
        <Sheet {...props} part={state.part} onClose={() => setState(null)} />
      )),
  };
}
