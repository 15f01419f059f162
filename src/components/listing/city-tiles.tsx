import { cityLabel } from '../../domain/city.ts';
import type { CitySummary } from '../../domain/dataset.ts';
import { countOf } from '../../domain/landing-view.ts';
import { cityPath } from '../../domain/paths.ts';

interface CityTilesProps {
  readonly cities: readonly CitySummary[];
}

/** The cities most visitors look for, as large targets. */
export function CityTiles({ cities }: CityTilesProps) {
  return (
    <ul className="tiles small">
      {cities.map((city) => (
        <li key={city.slug}>
          <a href={cityPath(city.slug)}>
            <b>{cityLabel(city)}</b>
            <span>{countOf(city.count, 'pharmacy', 'pharmacies')}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
