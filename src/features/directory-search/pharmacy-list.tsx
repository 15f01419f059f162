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
} from '../../domain/list/directory-query.ts';
import { type NearArea, withArea } from '../../domain/list/near-area.ts';
import { knowsHours } from '../../domain/pharmacy/knowledge.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import type { LatLng } from '../../domain/places/geo.ts';
import * as resultsMessages from '../../messages/generated/results.ts';
import { ChipBar } from './chip-bar.tsx';
import { LeftOut, type LookFarther, Pager } from './list-foot.tsx';
import { NoResults } from './no-results.tsx';
import type { OriginOptions } from './origin-field.tsx';
import { ResultsHeading } from './results-heading.tsx';

const loadSheet = () => import('./filter-sheet.tsx');

interface PharmacyListProps {
  /** The pharmacies of the place that the list is of; none for a list around a point. */
  readonly own?: readonly Pharmacy[];
  /** What lies around the origin, where borders do not count. */
  readonly area?: NearArea | undefined;
  /** Whether filters tell how many they leave; false where a filter opens the list to other places. */
  readonly counted?: boolean;
  readonly query: DirectoryQuery;
  /** What chips and sheet show as chosen, where the list that was asked for is still on its way. */
  readonly askedQuery?: DirectoryQuery | undefined;
  readonly origin: MapOrigin;
  /** The name of the city whose list it is, which its cards do not say again. */
  readonly city?: string | undefined;
  /** What else distances can be measured from. */
  readonly origins: OriginOptions;
  /** Why the origin is not the one that was asked for. */
  readonly originNote?: ReactNode;
  /** How it is made to reach farther. */
  readonly farther?: LookFarther | undefined;
  /** Where those after the first are found without a script. */
  readonly rest?: string | undefined;
  /** The path the query string belongs to. */
  readonly base: string;
  /** Names on the map, the most important first. */
  readonly places?: MapContent['places'];
  /** Measures the list from a point of the map. */
  readonly onSearchArea?: ((point: LatLng) => void) | undefined;
  /** Makes what stands above the list from the pharmacy of its first card. */
  readonly above?: (firstCard: Pharmacy | undefined) => ReactNode;
}

/** The sheet of filters that a visitor asked for. */
interface OpenedSheet {
  readonly part?: 'from';
  /** The query that its choices are of. */
  readonly address: string;
}

const none: readonly Pharmacy[] = [];

/**
 * A list of pharmacies that a visitor can narrow, order and page through; its state is the URL's. The list in
 * its groups stands beside its map, and below it what it leaves out.
 */
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
  farther,
  rest = '',
  base,
  places,
  onSearchArea,
  above,
}: PharmacyListProps) {
  const at = useStatus();
  const { location } = origin;
  const situation = useMemo(() => ({ origin: location, statusOf: at?.statusOf ?? null }), [location, at]);
  const { pharmacies, choices } = useMemo(
    () => (area === undefined ? { pharmacies: own, choices: own } : withArea(own, area)),
    [own, area],
  );
  const found = useMemo(
    () => runDirectoryQuery(pharmacies, query, situation),
    [pharmacies, query, situation],
  );
  const { total, page, pageCount, results, matching, counts, unknown } = found;
  const offered = useMemo(
    () => (choices === pharmacies ? matching : runDirectoryQuery(choices, query, situation).matching),
    [choices, pharmacies, matching, query, situation],
  );
  const first = (page - 1) * resultsPerPage + 1;
  const hoursKnown = useMemo(() => choices.some(knowsHours), [choices]);
  const address = formatDirectoryQuery(askedQuery);
  const [opened, setOpened] = useState<OpenedSheet>();
  // The way back leads to another list, whose choices these are not.
  if (opened !== undefined && opened.address !== address) setOpened(undefined);
  // Each opening is another try to load it.
  const sheet = useModule(loadSheet, opened);
  const top = useTopInView();
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
          // Where the list depends on the time, it is another when that comes.
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
        <LeftOut origin={origin} unknown={unknown} area={area} farther={farther} />
      </section>
    </>
  );
}

/** Brings the top of another list into view where the page stands below it; never as the page is loaded. */
function useTopInView(): { readonly current: HTMLElement | null } {
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
