import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { citiesAround } from '../../domain/places/cities-around.ts';
import type { NearbyCity } from '../../domain/places/city-summary.ts';
import type { DirectoryQuery } from '../../domain/search/directory-query.ts';
import { findOrigin, type ListOrigin, listOrigins } from '../../domain/search/list-origin.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { directorySearchPath } from '../../domain/site/paths.ts';
import type { CitySlug } from '../../domain/text/slug.ts';
import { cityQuery } from '../../features/data-access/queries.ts';
import { DirectoryResults } from '../../features/directory-search/directory-results.tsx';
import { resultWords } from '../../features/directory-search/result-words.ts';
import { useVisitorLocation } from '../../features/visitor-location/visitor-location-provider.tsx';
import { cityResultsWords } from './city-results-words.ts';

const none: readonly Pharmacy[] = [];

/** The pharmacies of another city, once they are there. (`useQueries` would add 2 KB to every page's scripts.) */
function useNeighbor(here: CitySlug, other: NearbyCity | undefined): readonly Pharmacy[] {
  const { data = none } = useQuery({
    ...cityQuery(other?.slug ?? here),
    enabled: other !== undefined,
    meta: { failure: cityResultsWords.neighborFailed(other?.name ?? '') },
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
  const stated = place ?? {
    label: cityResultsWords.center(dataset.city.name),
    location: dataset.city.location,
  };
  const origin = mine
    ? { label: basis === 'network' ? resultWords.roughlyMe : resultWords.me, location }
    : stated;

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
  const usual = choices[0]?.label ?? '';
  return (
    <DirectoryResults
      pharmacies={around.length === 0 ? pharmacies : [...pharmacies, ...around]}
      query={query}
      origin={origin}
      origins={{ choices, current: from, onMe: askLocation }}
      originNote={
        <>
          {from === 'me' && !mine && `${resultWords.noLocation} `}
          {from !== 'me' && place === undefined && `${resultWords.noOrigin(from)} `}
          {around.length > 0 && `${resultWords.merged(neighbors.map(({ name }) => name).join(', '))} `}
          <button type="button" className="plain js-only" onClick={choose}>
            {mine ? resultWords.fromPlace(usual) : resultWords.fromHere}
          </button>{' '}
        </>
      }
      base={base}
      nearby={nearby}
    />
  );
}

/** The origins with that one first, which is then the one that needs no name in the address. */
function withFirst(origins: readonly ListOrigin[], id: string | undefined): readonly ListOrigin[] {
  const first = origins.find((origin) => origin.id === id);
  return first === undefined ? origins : [first, ...origins.filter((origin) => origin !== first)];
}
