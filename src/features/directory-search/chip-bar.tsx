import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isShortcut } from '../../components/ui/pressed-key.ts';
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
  readonly base: string;
  readonly matching: readonly Pharmacy[];
  readonly counted: boolean;
  readonly open?: { readonly count: number | undefined } | undefined;
  readonly onIntent: () => void;
  readonly onAll: () => void;
}

type Chip = Pick<QuickFilter, 'filter'> & { readonly count: number | undefined };

interface BarState {
  readonly address: string;
  readonly first: readonly Restriction[];
  readonly tapped?: DirectoryQuery;
}

/** Shows some filters as buttons above a list, and a button that opens all filters. */
export function ChipBar({ query, base, matching, counted, open, onIntent, onAll }: ChipBarProps) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const address = formatDirectoryQuery(query);
  const [bar, setBar] = useState<BarState>({ address, first: restrictionsOf(query) });
  // A chip that was tapped stays under the finger.
  if (bar.address !== address)
    setBar({ address, first: bar.tapped === undefined ? restrictionsOf(query) : bar.first });
  const shown = bar.tapped ?? query;
  const pressed = restrictionsOf(shown);
  const usual: readonly Chip[] = [
    ...(open === undefined ? [] : [{ filter: 'open' as const, count: open.count }]),
    ...quickFilters(matching, query),
  ];
  const isFirst = ({ filter }: Chip): boolean => bar.first.includes(filter);
  const chips = [...usual.filter(isFirst), ...usual.filter((chip) => !isFirst(chip))];
  const [current, setCurrent] = useState<Restriction | 'all'>();
  const found = chips.findIndex(({ filter }) => filter === current);
  // The last stop is the button of all filters.
  const stop = current === 'all' ? chips.length : Math.max(found, 0);

  const press = (filter: Restriction) => (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    // Safari gives a tapped button no focus.
    event.currentTarget.focus({ preventScroll: true });
    const next = toggleFilter(shown, filter);
    setBar({ ...bar, tapped: next });
    navigate(directorySearchPath(next, base), toSameList);
  };
  // Without chips there is nothing to send.
  const [Bar, sends] = chips.length > 0 ? (['form', { action: base }] as const) : (['div', {}] as const);
  return (
    <Bar className="chip-bar js-only" {...sends}>
      {query.q !== '' && <input type="hidden" name="q" value={query.q} />}
      <div role="toolbar" aria-label={resultsMessages.chips} onKeyDown={moveFocus}>
        {/* A filter that is set elsewhere brings the row back to its start. */}
        <div key={bar.first.join(' ')} className="chip-row">
          {chips.map(({ filter, count }, index) => (
            <button
              key={filter}
              {...formFieldOf(filter)}
              type="submit"
              className="chip"
              aria-pressed={pressed.includes(filter)}
              tabIndex={index === stop ? undefined : -1}
              onFocus={() => setCurrent(filter)}
              onClick={press(filter)}
            >
              {filterLabel(filter, query)}
              {counted && <span>{count}</span>}
            </button>
          ))}
        </div>
        <button
          type="button"
          className="chip all"
          aria-haspopup="dialog"
          tabIndex={stop === chips.length ? undefined : -1}
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

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const from = buttons.findIndex((button) => button.matches(':focus'));
  const stops: Readonly<Record<string, number>> = {
    ArrowRight: (from + 1) % buttons.length,
    ArrowLeft: (from + buttons.length - 1) % buttons.length,
    Home: 0,
    End: buttons.length - 1,
  };
  const next = isShortcut(event) ? undefined : stops[event.key];
  if (next === undefined) return;
  event.preventDefault();
  buttons[next]?.focus();
}

// Before hydration a chip sends the form, with its own filter and the search words only.
function formFieldOf(filter: Restriction): { readonly name?: string; readonly value?: string } {
  if (filter === 'open') return { name: 'open', value: '1' };
  return filter === 'brand' || filter === 'within' ? {} : { name: 'has', value: filter };
}
