import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { isShortcut, type PressedKey } from '../../components/ui/pressed-key.ts';
import { toSameList } from '../../components/ui/same-list.ts';
import { useHydrated } from '../../components/ui/use-hydrated.ts';
import { type DirectoryQuery, formatDirectoryQuery } from '../../domain/list/directory-query.ts';
import { type QuickFilter, quickFilters } from '../../domain/list/quick-filters.ts';
import { type Restriction, restrictionsOf, toggleFilter } from '../../domain/list/set-filters.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { directorySearchPath } from '../../domain/site/paths.ts';
import * as resultsMessages from '../../messages/generated/results.ts';
import { filterLabel } from './filter-label.ts';

interface ChipBarProps {
  readonly query: DirectoryQuery;
  /** The path the query string belongs to. */
  readonly base: string;
  /** The pharmacies of the query. */
  readonly matching: readonly Pharmacy[];
  /** Whether the numbers are told. */
  readonly counted: boolean;
  /** How many are open now, once the time is known; absent where no hours are. */
  readonly open?: { readonly count: number | undefined } | undefined;
  /** The visitor may be about to open the sheet of all filters. */
  readonly onIntent: () => void;
  readonly onAll: () => void;
}

type Chip = Pick<QuickFilter, 'filter'> & { readonly count: number | undefined };

/**
 * The filters that one tap sets or takes off, in one row that stays under the header, and the way to all of
 * them. It is a toolbar: one stop of the tab key, arrow keys inside. And a GET form, whose buttons lead to
 * the same address before the script is ready.
 */
export function ChipBar({ query, base, matching, counted, open, onIntent, onAll }: ChipBarProps) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  // A chip shows at once that it was pressed; the list, which takes longer, follows.
  const [ahead, setAhead] = useState<{ readonly of: string; readonly query: DirectoryQuery }>();
  const address = formatDirectoryQuery(query);
  // Else the Back button would show it pressed again.
  if (ahead !== undefined && ahead.of !== address) setAhead(undefined);
  const shown = ahead?.of === address ? ahead.query : query;
  const pressed = restrictionsOf(shown);
  // Chips set elsewhere than in the bar begin it. One that is pressed stays under the finger.
  const [first, setFirst] = useState<readonly Restriction[]>([]);
  const usual: readonly Chip[] = [
    ...(open === undefined ? [] : [{ filter: 'open' as const, count: open.count }]),
    ...quickFilters(matching, query),
  ];
  const chips = [
    ...usual.filter(({ filter }) => first.includes(filter)),
    ...usual.filter(({ filter }) => !first.includes(filter)),
  ];
  const stop =
    chips.some(({ filter }) => filter === current) || current === 'all'
      ? current
      : (chips[0]?.filter ?? 'all');
  const kept = useKeptFocus(row, address, () => {
    setFirst(pressed);
    row.current?.firstElementChild?.scrollTo(0, 0);
  });

  const press = (chip: Chip) => (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    // Safari gives a tapped button no focus.
    event.currentTarget.focus({ preventScroll: true });
    const next = toggleFilter(shown, chip.filter);
    setAhead({ of: address, query: next });
    navigate(directorySearchPath(next, base), toSameList);
  };
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const position = buttons.findIndex((button) => button.matches(':focus'));
    const stop = stopAfter(event, position, buttons.length);
    if (stop === undefined) return;
    event.preventDefault();
    buttons[stop]?.focus();
  };
  // Where no filter has a chip there is nothing to send.
  const [Bar, sends] = chips.length > 0 ? (['form', { action: base }] as const) : (['div', {}] as const);
  return (
    <Bar className="chip-bar js-only" {...sends} {...kept}>
      {query.q !== '' && <input type="hidden" name="q" value={query.q} />}
      <div ref={row} role="toolbar" aria-label={resultsMessages.chips} onKeyDown={move}>
        <div className="chip-row">
          {chips.map((chip) => (
            <button
              key={chip.filter}
              {...fieldOf(chip.filter)}
              type="submit"
              className="chip"
              aria-pressed={pressed.includes(chip.filter)}
              tabIndex={chip.filter === stop ? undefined : -1}
              onFocus={() => setCurrent(chip.filter)}
              onClick={press(chip)}
            >
              {filterLabel(chip.filter, query)}
              {counted && <span>{chip.count}</span>}
            </button>
          ))}
        </div>
        <button
          type="button"
          className="chip all"
          aria-haspopup="dialog"
          tabIndex={stop === 'all' ? undefined : -1}
          onPointerEnter={onIntent}
          onFocus={() => {
            onIntent();
            setCurrent('all');
          }}
          onClick={onAll}
        >
          <span>{resultsMessages.all}</span>
          {pressed.length > 0 && hydrated && <b>{pressed.length}</b>}
        </button>
      </div>
    </Bar>
  );
}

/** What the button of a filter sends before the script is ready. */
function fieldOf(filter: Restriction): { readonly name?: string; readonly value?: string } {
  if (filter === 'open') return { name: 'open', value: '1' };
  return filter === 'brand' || filter === 'within' ? {} : { name: 'has', value: filter };
}

/**
 * Gives the focus of a chip that is gone to the one in its place. Calls `onElsewhere` if the query changed
 * elsewhere. Returns the bar's listeners.
 */
function useKeptFocus(row: { readonly current: HTMLElement | null }, query: string, onElsewhere: () => void) {
  const last = useRef<number | null>(null);
  const buttons = (): readonly Element[] => [...(row.current?.querySelectorAll('button') ?? [])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about what a change of the query took away
  useLayoutEffect(() => {
    if (last.current === null) onElsewhere();
    if (last.current === null || row.current?.contains(document.activeElement) !== false) return;
    const next = buttons()[Math.min(last.current, buttons().length - 1)];
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }, [query]);
  return {
    onFocus: ({ target }: FocusEvent): void => {
      last.current = buttons().indexOf(target);
    },
    // React tells nothing of an element that it takes away itself.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent): void => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) last.current = null;
    },
  };
}

/** The position of `count` controls that a key leads to from `position`; undefined for other keys. */
export function stopAfter(pressed: PressedKey, position: number, count: number): number | undefined {
  const stops: Readonly<Record<string, number>> = {
    ArrowRight: (position + 1) % count,
    ArrowLeft: (position - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return isShortcut(pressed) ? undefined : stops[pressed.key];
}
