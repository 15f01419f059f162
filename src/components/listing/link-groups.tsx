import { filtersOf, type LandingEntry } from '../../domain/landing/landing-entry.ts';
import type { LandingGroup } from '../../domain/landing/landing-groups.ts';
import { type City, cityLabel } from '../../domain/places/city.ts';
import { landingPath } from '../../domain/site/paths.ts';
import { capitalize } from '../../domain/text/count-of.ts';
import { filterWords } from '../../vocabulary/vocabulary.ts';
import { linkGroupWords } from './link-group-words.ts';

interface LinkGroupsProps {
  readonly city: City;
  readonly groups: readonly LandingGroup[];
}

/** What tells an entry from the others of its group. */
function entryLabel(entry: LandingEntry, place: readonly string[]): string {
  const { keyword, neighborhood, landmark } = entry;
  const [filter, another] = filtersOf(entry);
  const label = neighborhood ?? landmark ?? (another === undefined && filter && filterWords[filter].label);
  return (
    label ||
    capitalize(
      place.reduce((text, ending) => (text.endsWith(ending) ? text.slice(0, -ending.length) : text), keyword),
    )
  );
}

/** A city's landing pages by what they are about, each group folded away until it is wanted. */
export function LinkGroups({ city, groups }: LinkGroupsProps) {
  const place = [` in ${cityLabel(city)}`, ` for ${cityLabel(city)}`];
  return (
    <div className="tight">
      {groups.map(({ id, entries }) => (
        <details key={id} className="more">
          <summary>{linkGroupWords[id]}</summary>
          <ul className="links">
            {entries.map((entry) => (
              <li key={entry.slug}>
                <a href={landingPath(entry.slug)}>{entryLabel(entry, place)}</a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
