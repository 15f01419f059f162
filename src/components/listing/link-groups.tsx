import type { LandingEntry } from '../../domain/landing/landing-entry.ts';
import type { LandingGroup, LandingGroupId } from '../../domain/landing/landing-groups.ts';
import { type City, cityLabel } from '../../domain/places/city.ts';
import { landingPath } from '../../domain/site/paths.ts';
import { capitalize } from '../../domain/text/count-of.ts';
import { modifierWords, serviceWords, typeWords } from '../../vocabulary/vocabulary.ts';
import { linkGroupWords } from './link-group-words.ts';

interface LinkGroupsProps {
  readonly city: City;
  readonly groups: readonly LandingGroup[];
}

/** What tells an entry from the others of its group. */
function entryLabel(
  { keyword, type, service, modifier, neighborhood, landmark }: LandingEntry,
  group: LandingGroupId,
  place: readonly string[],
): string {
  if (group === 'neighborhoods' && neighborhood !== undefined) return neighborhood;
  if (group === 'landmarks' && landmark !== undefined) return landmark;
  if (group === 'types' && type !== undefined) return typeWords[type].label;
  if (group === 'services' && service !== undefined) return serviceWords[service].label;
  if (group === 'modifiers' && modifier !== undefined) return modifierWords[modifier].label;
  return capitalize(
    place.reduce((text, ending) => (text.endsWith(ending) ? text.slice(0, -ending.length) : text), keyword),
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
                <a href={landingPath(entry.slug)}>{entryLabel(entry, id, place)}</a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
