import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { citiesAround } from '../../domain/places/cities-around.ts';
import type { NearbyCity } from '../../domain/places/city-summary.ts';
import type { NamedOrigin } from '../../domain/places/named-origin.ts';
import type { DirectoryQuery } from '../../domain/search/directory-query.ts';
import { findOrigin, type ListOrigin, listOrigins } from '../../domain/search/list-origin.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { directorySearchPath } from '../../domain/site/paths.ts';
import type { CitySlug } from '../../domain/text/slug.ts';
import { cityQuery } from '../../features/data-access/queries.ts';
import { DirectoryResults } from '../../features/directory-search/directory-results.tsx';
import { useVisitorLocation } from '../../features/visitor-location/visitor-location-provider.tsx';
import * as resultsMessages from '../../messages/generated/results.ts';
import { originText } from '../../messages/origin-text.ts';

const none: readonly Pharmacy[] = [];

/** The pharmacies of another city, once they are there. (`useQueries` would add 2 KB to every page's scripts.) */
function useNeighbor(here: CitySlug, other: NearbyCity | undefined): readonly Pharmacy[] {
  const { data = none } = useQuery({
    ...cityQuery(other?.slug ?? here),
    enabled: other !== undefined,
    meta: { failure: resultsMessages.neighborFailed({ city: other?.name ?? '' }) },
    select: pharmaciesOf,
  });
  return other === undefined ? none : data;
}

const pharmaciesOf = ({ pharmacies }: CityDataset): readonly Pharmacy[] => pharmacies;

interface CityResultsProps {
  readonly dataset: CityDataset;
  /** The city's pharmacies, or those of them that the list is about. */
  readonly pharmacies: readonly Pharmacy[];
  readonly query: DirectoryQuery;
  readonly base: string;
  /** What distances are measured from where the query names nothing: a ZIP code or a place of the city; its centre by default. */
  readonly usualFrom?: string | undefined;
}

/** The results in a city, measured from its centre or, at the visitor's wish, from a place, a ZIP code or themselves. */
export function CityResults({ dataset, pharmacies, query, base, usualFrom }: CityResultsProps) {
  const { nearby } = dataset;
  const { location, basis, requestDeviceLocation } = useVisitorLocation();
  const navigate = useNavigate();
  const from = query.from ?? usualFrom ?? 'center';
  const mine = from === 'me' && location !== null;
  const place = findOrigin(dataset, from);
  const choices = withFirst(listOrigins(dataset), usualFrom);
  const stated: NamedOrigin = place ?? {
    kind: 'center',
    name: dataset.city.name,
    location: dataset.city.location,
  };
  const origin = mine
    ? { label: basis === 'network' ? resultsMessages.roughlyMe : resultsMessages.me, location }
    : { label: originText(stated), location: stated.location };

  const pointed = mine || (place !== undefined && place.kind !== 'center');
  const whole = pharmacies === dataset.pharmacies;
  const neighbors = pointed && whole ? citiesAround(origin.location, nearby) : [];
  const [first, second, third] = neighbors;
  const around = [
    ...useNeighbor(dataset.city.slug, first),
    ...useNeighbor(dataset.city.slug, second),
    ...useNeighbor(dataset.city.slug, third),
  ];
  const askLocation = (): void => {
    if (location === null) requestDeviceLocation();
  };
  const choose = (): void => {
    if (!mine) askLocation();
    navigate(directorySearchPath({ ...query, from: mine ? undefined : 'me', page: 1 }, base));
  };
  const usual = originText(choices[0] ?? stated);
  return (
    <DirectoryResults
      pharmacies={around.length === 0 ? pharmacies : [...pharmacies, ...around]}
      query={query}
      origin={origin}
      origins={{ choices, current: from, onMe: askLocation }}
      originNote={
        <>
          {from === 'me' && !mine && `${resultsMessages.noLocation} `}
          {from !== 'me' &&
            place === undefined &&
            `${/^\d+$/.test(from) ? resultsMessages.noZip({ zip: from }) : resultsMessages.noPlace} `}
          {around.length > 0 &&
            `${resultsMessages.merged({ cities: neighbors.map(({ name }) => name).join(', ') })} `}
          <button type="button" className="plain js-only" onClick={choose}>
            {mine ? resultsMessages.fromPlace({ origin: usual }) : resultsMessages.fromHere}
          </button>{' '}
        </>
      }
      base={base}
      elsewhere={dataset.fallback}
    />
  );
}

/** The origins with that one first, which is then the one that needs no name in the address. */
function withFirst(origins: readonly ListOrigin[], id: string | undefined): readonly ListOrigin[] {
  const first = origins.find((origin) => origin.id === id);
  return first === undefined ? origins : [first, ...origins.filter((origin) => origin !== first)];
}
