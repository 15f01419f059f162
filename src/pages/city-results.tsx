import { useQueries } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { CityDataset } from '../domain/dataset.ts';
import type { DirectoryQuery } from '../domain/directory-query.ts';
import { directorySearchPath } from '../domain/paths.ts';
import type { Pharmacy } from '../domain/pharmacy.ts';
import { cityQuery } from '../features/datasets/queries.ts';
import { DirectoryResults } from '../features/directory-search/directory-results.tsx';
import { resultWords } from '../features/directory-search/search-words.ts';
import { useVisitorLocation } from '../features/visitor-location/visitor-location-provider.tsx';

/** A visitor who measures from themselves may stand at a city's edge: so many cities, so near (miles), are listed too. */
const neighbors = { count: 3, miles: 20 } as const;

interface CityResultsProps {
  readonly dataset: CityDataset;
  /** The city's pharmacies, or those of them that the list is about. */
  readonly pharmacies: readonly Pharmacy[];
  readonly query: DirectoryQuery;
  readonly base: string;
}

/** The results in a city, measured from its centre or, at the visitor's wish, from where they are. */
export function CityResults({ dataset, pharmacies, query, base }: CityResultsProps) {
  const { city, nearby } = dataset;
  const { location, basis, requestDeviceLocation } = useVisitorLocation();
  const navigate = useNavigate();
  const center = { label: `the center of ${city.name}`, location: city.location };
  const asked = query.from === 'me';
  const mine = asked && location !== null;
  const whole = pharmacies === dataset.pharmacies;
  const around = useQueries({
    queries: nearby
      .filter(({ distanceMiles }) => mine && whole && distanceMiles <= neighbors.miles)
      .slice(0, neighbors.count)
      .map(({ slug }) => cityQuery(slug)),
    combine: (answers) => answers.flatMap(({ data }) => data?.pharmacies ?? []),
  });
  const choose = (): void => {
    if (!mine && location === null) requestDeviceLocation();
    const from = mine ? undefined : 'me';
    navigate(directorySearchPath({ ...query, from, page: 1 }, base));
  };
  const origin = mine
    ? { label: basis === 'network' ? resultWords.roughlyMe : resultWords.me, location }
    : center;
  return (
    <DirectoryResults
      pharmacies={mine ? [...pharmacies, ...around] : pharmacies}
      query={query}
      origin={origin}
      originChoice={
        <>
          {asked && !mine && `${resultWords.noLocation} `}
          <button type="button" className="plain js-only" onClick={choose}>
            {mine ? resultWords.fromPlace(center.label) : resultWords.fromHere}
          </button>{' '}
        </>
      }
      base={base}
      nearby={nearby}
    />
  );
}
