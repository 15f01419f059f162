import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PharmacyCards } from '../../components/listing/pharmacy-cards.tsx';
import { useStatus } from '../../components/listing/use-status.ts';
import { ListBesideMap } from '../../components/map/list-beside-map.tsx';
import type { MapContent, MapOrigin } from '../../components/map/map-content.ts';
import { useModule } from '../../components/ui/use-module.ts';
import {
  type DirectoryQuery,
  formatDirectoryQuery,
  resultsPerPage,
  runDirectoryQuery,
  type Situation,
} from '../../domain/list/directory-query.ts';
import { joinedWithArea, type NearArea } from '../../domain/list/near-area.ts';
import { knowsHours } from '../../domain/pharmacy/knowledge.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import type { LatLng } from '../../domain/places/geo.ts';
import * as resultsMessages from '../../messages/generated/results.ts';
import { ChipBar } from './chip-bar.tsx';
import { Pager, SearchLimits } from './list-foot.tsx';
import { NoResults } from './no-results.tsx';
import type { OriginOptions } from './origin-field.tsx';
import { ResultsHeading } from './results-heading.tsx';

const loadSheet = () => import('./filter-sheet.tsx');

interface PharmacyListProps {
  readonly own?: readonly Pharmacy[];
  readonly area?: NearArea | undefined;
  readonly counted?: boolean;
  readonly query: DirectoryQuery;
  /** Query in the address. The filter buttons show it while the list still shows `query`. */
  readonly askedQuery?: DirectoryQuery | undefined;
  readonly origin: MapOrigin;
  readonly city?: string | undefined;
  readonly origins: OriginOptions;
  readonly originNote?: ReactNode;
  /** Sentence on where the rest of the list is, for visitors without a script. */
  readonly rest?: string | undefined;
  readonly base: string;
  readonly places?: MapContent['places'];
  readonly onSearchArea?: ((point: LatLng) => void) | undefined;
  readonly above?: (firstCard: Pharmacy | undefined) => ReactNode;
}

const none: readonly Pharmacy[] = [];

/** Shows a list of pharmacies beside its map, with filters, order and pages. */
export function PharmacyList({
  own = none,
  area,
  counted = area === undefined,
  query,
  askedQuery = query,
  origin,
  city,
  origins,
  originNote,
  rest = '',
  base,
  places,
  onSearchArea,
  above,
}: PharmacyListProps) {
  const at = useStatus();
  const { location } = origin;
  const situation = useMemo(() => ({ origin: location, statusOf: at?.statusOf ?? null }), [location, at]);
  const { pharmacies, found, choices, offered, hoursKnown } = useResults(query, situation, own, area);
  const { total, page, pageCount, results, counts, unknown } = found;
  const first = (page - 1) * resultsPerPage + 1;
  const address = formatDirectoryQuery(askedQuery);
  const { opened, setOpened, sheet } = useSheet(address);
  const top = useScrollUpToList();
  return (
    <>
      {above?.(results[0]?.pharmacy)}
      <section ref={top} aria-labelledby="results-title">
        <ChipBar
          query={askedQuery}
          base={base}
          matching={offered}
          counted={counted}
          open={hoursKnown || query.open ? { count: counts?.open } : undefined}
          onIntent={() => void loadSheet().catch(() => undefined)}
          onAll={() => setOpened({ address })}
        />
        <ResultsHeading
          query={query}
          found={found}
          around={area === undefined ? undefined : city}
          origin={origin.label}
          onOrigin={origins.choices.length === 0 ? undefined : () => setOpened({ part: 'from', address })}
          onMine={origins.offerMine}
          note={originNote}
        />
        {opened !== undefined && sheet.failed && (
          <p className="tight" role="alert">
            {resultsMessages.sheetFailed}
          </p>
        )}
        {opened !== undefined && sheet.module !== undefined && (
          <sheet.module.FilterSheet
            query={askedQuery}
            base={base}
            pharmacies={choices}
            situation={situation}
            hoursKnown={hoursKnown}
            counted={counted}
            origins={origins}
            part={opened.part}
            onClose={() => setOpened(undefined)}
          />
        )}
        {total === 0 && <NoResults pharmacies={choices} query={query} base={base} situation={situation} />}
        <ListBesideMap
          // A list that depends on the time becomes another one once the time is known.
          of={`${formatDirectoryQuery(query)} ${query.open && at !== null} ${origin.label} ${pharmacies.length}`}
          list={
            results.length > 0 && (
              <PharmacyCards items={results} firstNumber={first} asked={query.filters} city={city} />
            )
          }
          pharmacies={results.map(({ pharmacy }) => pharmacy)}
          firstNumber={first}
          origin={origin}
          places={places}
          onSearchArea={onSearchArea}
        />
        {pageCount > 1 && (
          <p className="quiet no-js tight">
            {[resultsMessages.firstOf({ shown: results.length, total }), rest].join(' ').trim()}
          </p>
        )}
        <Pager query={query} base={base} page={page} pageCount={pageCount} />
        <SearchLimits origin={origin} unknown={unknown} area={area} />
      </section>
    </>
  );
}

function useResults(query: DirectoryQuery, situation: Situation, own: readonly Pharmacy[], area?: NearArea) {
  const { pharmacies, choices } = useMemo(
    () => (area === undefined ? { pharmacies: own, choices: own } : joinedWithArea(own, area)),
    [own, area],
  );
  const found = useMemo(
    () => runDirectoryQuery(pharmacies, query, situation),
    [pharmacies, query, situation],
  );
  const offered = useMemo(
    () => (choices === pharmacies ? found.matching : runDirectoryQuery(choices, query, situation).matching),
    [choices, pharmacies, found.matching, query, situation],
  );
  const hoursKnown = useMemo(() => choices.some(knowsHours), [choices]);
  return { pharmacies, found, choices, offered, hoursKnown };
}

function useSheet(address: string) {
  const [opened, setOpened] = useState<{ readonly part?: 'from'; readonly address: string }>();
  // After Back the list is another one, with other choices.
  if (opened !== undefined && opened.address !== address) setOpened(undefined);
  // Each opening retries loading it.
  const sheet = useModule(loadSheet, opened);
  return { opened, setOpened, sheet };
}

function useScrollUpToList(): { readonly current: HTMLElement | null } {
  const section = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const shown = useRef(address);
  useLayoutEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    const { top = 0 } = section.current?.getBoundingClientRect() ?? {};
    if (top < 0) section.current?.scrollIntoView({ behavior: 'instant' });
  }, [address]);
  return section;
}
