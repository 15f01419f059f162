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
import { restrictionsOf, toggleFilter } from '../../domain/list/set-filters.ts';
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

/** A chip of the bar: what its button sends before the script is ready, and what it leads to after. */
type Chip = Omit<QuickFilter, 'count'> & {
  readonly parameter?: { readonly name: string; readonly value: string } | undefined;
  readonly count?: number | undefined;
  /** Whether a number belongs to it. */
  readonly numbered: boolean;
};

/**
 * The filters that one tap sets or takes off, in one row that stays under the header, with the way to all of them at its end. It is a toolbar: one stop
 * of the tab key, arrow keys inside. And a GET form, whose buttons lead to the same address before the script is ready.
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
  const chips: readonly Chip[] = [
    ...(open === undefined
      ? []
      : [
          {
            filter: 'open' as const,
            chosen: query.open,
            count: open.count,
            numbered: true,
            parameter: { name: 'open', value: '1' },
          },
        ]),
    ...quickFilters(matching, query).map(({ filter, chosen, count }) => ({
      filter,
      chosen,
      count: counted ? count : undefined,
      numbered: count !== undefined,
      parameter: filter === 'brand' || filter === 'within' ? undefined : { name: 'has', value: filter },
    })),
  ];
  const stop =
    chips.some(({ filter }) => filter === current) || current === 'all'
      ? current
      : (chips[0]?.filter ?? 'all');
  const kept = useKeptFocus(row, address);

  const press = (chip: Chip) => (event: MouseEvent) => {
    event.preventDefault();
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
              name={chip.parameter?.name}
              value={chip.parameter?.value}
              type="submit"
              className="chip"
              aria-pressed={pressed.includes(chip.filter)}
              tabIndex={chip.filter === stop ? undefined : -1}
              onFocus={() => setCurrent(chip.filter)}
              onClick={press(chip)}
            >
              {filterLabel(chip.filter, query)}
              {chip.numbered && counted && <span>{chip.count}</span>}
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

/** Keeps the focus in the bar when the chip that had it is gone: it goes to the one in its place. Returns what the bar tells of the focus. */
function useKeptFocus(row: { readonly current: HTMLElement | null }, query: string) {
  const last = useRef<number | null>(null);
  const buttons = (): readonly Element[] => [...(row.current?.querySelectorAll('button') ?? [])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about what a change of the query took away
  useLayoutEffect(() => {
    if (last.current === null) showSet(row.current?.firstElementChild);
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

/** Scrolls the row so far that the first chip that is set begins it, where its end is out of sight. */
function showSet(chips: Element | null | undefined): void {
  const set = chips?.querySelector('[aria-pressed="true"]');
  if (!chips || !set) return;
  const row = chips.getBoundingClientRect();
  const { left, right } = set.getBoundingClientRect();
  if (right > row.right)
    chips.scrollLeft = left - row.left - Number.parseFloat(getComputedStyle(chips).paddingLeft);
}

/** The position of the control of a toolbar that a key leads to, from the one at `position` of `count`; undefined for other keys. */
export function stopAfter(pressed: PressedKey, position: number, count: number): number | undefined {
  if (isShortcut(pressed)) return undefined;
  switch (pressed.key) {
    case 'ArrowRight':
      return (position + 1) % count;
    case 'ArrowLeft':
      return (position - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
