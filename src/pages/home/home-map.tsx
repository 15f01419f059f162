import { useMemo } from 'react';
import { DrawnMap } from '../../components/map/drawn-map.tsx';
import { cityLabel } from '../../domain/places/city.ts';
import type { CityGlimpse } from '../../domain/site/dataset.ts';
import { cityPath } from '../../domain/site/paths.ts';
import * as homeMessages from '../../messages/generated/home.ts';

/** What the site knows, on a map of its largest city. */
export function HomeMap({ glimpse: { city, pharmacies, places } }: { readonly glimpse: CityGlimpse }) {
  const name = cityLabel(city);
  const origin = useMemo(() => ({ label: city.name, location: city.location }), [city]);
  return (
    <figure className="home-map">
      <div className="map">
        <DrawnMap
          pharmacies={pharmacies}
          origin={origin}
          places={places}
          label={homeMessages.map({ city: name, count: pharmacies.length })}
          inPage
        />
      </div>
      <figcaption>
        <a href={cityPath(city.slug)}>{name}</a>
      </figcaption>
    </figure>
  );
}
