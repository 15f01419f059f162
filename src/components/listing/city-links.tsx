import type { CitySummary } from '../../domain/places/city-summary.ts';
import { cityPath } from '../../domain/site/paths.ts';

interface CityLinksProps {
  readonly cities: readonly CitySummary[];
  /** Whether a state code follows the name; needed where the cities are not all of one state. */
  readonly withState?: boolean;
}

/** Links to city directories, each with its number of listings. */
export function CityLinks({ cities, withState = false }: CityLinksProps) {
  return (
    <ul className="links">
      {cities.map(({ slug, name, state, count }) => (
        <li key={slug}>
          <a href={cityPath(slug)}>{withState ? `${name}, ${state}` : name}</a> <span>{count}</span>
        </li>
      ))}
    </ul>
  );
}
