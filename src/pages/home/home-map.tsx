import { MapStrip } from '../../components/listing/map-strip.tsx';
import { useStatus } from '../../components/listing/use-status.ts';
import { cityLabel } from '../../domain/places/city.ts';
import type { CityGlimpse } from '../../domain/site/dataset.ts';
import { cityPath } from '../../domain/site/paths.ts';
import * as homeMessages from '../../messages/generated/home.ts';

/** What the site knows, on a map of its largest city. */
export function HomeMap({ glimpse: { city, pharmacies, places } }: { readonly glimpse: CityGlimpse }) {
  const name = cityLabel(city);
  return (
    <figure className="home-map">
      <MapStrip
        middle={city.location}
        others={pharmacies}
        places={places}
        label={homeMessages.map({ city: name, count: pharmacies.length })}
        at={useStatus()}
      />
      <figcaption>
        <a href={cityPath(city.slug)}>{name}</a>
      </figcaption>
    </figure>
  );
}
