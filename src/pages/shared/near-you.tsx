import { useQuery } from '@tanstack/react-query';
import { CompactList } from '../../components/listing/compact-list.tsx';
import { type PharmacyType, passes } from '../../domain/pharmacy/filters.ts';
import { cityLabel } from '../../domain/places/city.ts';
import { distanceMiles, type LatLng } from '../../domain/places/geo.ts';
import { rankByDistance } from '../../domain/search/directory-query.ts';
import type { GazetteerCity } from '../../domain/site/dataset.ts';
import { cityPath } from '../../domain/site/paths.ts';
import { cityQuery, gazetteerQuery } from '../../features/data-access/queries.ts';
import { LocationBar } from '../../features/visitor-location/location-bar.tsx';
import { useVisitorLocation } from '../../features/visitor-location/visitor-location-provider.tsx';
import * as filterPluralsMessages from '../../messages/generated/filterPlurals.ts';
import * as nearYouMessages from '../../messages/generated/nearYou.ts';

const shown = 3;
/** Beyond this many miles a city is not near, and is not called so. */
const nearMiles = 60;

interface NearYouProps {
  /** Narrows to one type of pharmacy. */
  readonly filter?: PharmacyType | undefined;
}

/** The pharmacies nearest to the visitor, once their location is known; until then, a way to give it. */
export function NearYou({ filter }: NearYouProps) {
  const { location } = useVisitorLocation();
  const { data: gazetteer, isError } = useQuery({ ...gazetteerQuery(), enabled: location !== null });
  const city = location && gazetteer ? nearestCity(gazetteer.cities, location) : undefined;
  return (
    <section aria-labelledby="near-title">
      <h2 id="near-title">{nearYouMessages.title}</h2>
      <LocationBar near={city && cityLabel(city)} />
      <div className="near-slot">
        {location === null && <p>{nearYouMessages.waiting}</p>}
        {isError && <p>{nearYouMessages.failed}</p>}
        {location !== null && gazetteer !== undefined && city === undefined && (
          <p>{nearYouMessages.noneNear({ miles: nearMiles })}</p>
        )}
        {location !== null && city !== undefined && (
          <Nearest city={city} location={location} filter={filter} />
        )}
      </div>
    </section>
  );
}

/** The listed city whose centre is nearest to the point, if it is near at all. */
function nearestCity(cities: readonly GazetteerCity[], point: LatLng): GazetteerCity | undefined {
  return cities
    .filter((city) => city.listed)
    .map((city) => ({ city, miles: distanceMiles(point, city) }))
    .filter(({ miles }) => miles <= nearMiles)
    .sort((a, b) => a.miles - b.miles)[0]?.city;
}

interface NearestProps extends NearYouProps {
  readonly city: GazetteerCity;
  readonly location: LatLng;
}

function Nearest({ city, location, filter }: NearestProps) {
  const { data: dataset, isError } = useQuery(cityQuery(city.slug));
  if (isError) return <p>{nearYouMessages.failed}</p>;
  if (dataset === undefined) return null;
  const matching = dataset.pharmacies.filter((pharmacy) => filter === undefined || passes(pharmacy, filter));
  const results = rankByDistance(matching, location).slice(0, shown);
  const noun = filter === undefined ? nearYouMessages.pharmacies : filterPluralsMessages.plural[filter];
  return (
    <>
      {results.length === 0 ? (
        <p>{nearYouMessages.noneIn({ noun, city: city.name })}</p>
      ) : (
        <CompactList results={results} />
      )}
      <p>
        <a href={cityPath(city.slug)}>{nearYouMessages.allIn({ city: city.name })}</a>
      </p>
    </>
  );
}
