import { cityLabel } from '../../src/domain/places/city.ts';
import { groupedNumber } from '../../src/domain/text/grouped-number.ts';
import type { ChosenCities } from '../lists/choose-cities.ts';
import type { AddedCity } from './add-cities.ts';

/** So many names show which kind is meant. */
const shown = 5;

const counted = (count: number, one: string, several: string): string =>
  `${groupedNumber(count)} ${count === 1 ? one : several}`;

/** What adding many cities did and left out, in lines for the editor. */
export function bulkLines({ added, present, namesakes, parts, left }: ChosenCities): readonly string[] {
  const leftOut = (names: readonly string[], one: string, several: string, ending = ''): readonly string[] =>
    names.length === 0
      ? []
      : [
          `Left out ${counted(names.length, one, several)}: ${names.slice(0, shown).join('; ')}${names.length > shown ? ' …' : ''}${ending}`,
        ];
  return [
    `Added ${counted(added.length, 'city', 'cities')}; the list had ${groupedNumber(present)} of the selected ones.`,
    ...leftOut(
      namesakes.map(cityLabel),
      'smaller place with the name of another in the same state',
      'smaller places with the name of another in the same state',
    ),
    ...leftOut(
      parts.map(({ place, city }) => `${cityLabel(place)} (${city})`),
      'part of a larger city',
      'parts of larger cities',
    ),
    ...leftOut(
      left.map(cityLabel),
      'city that was renamed or removed (moved.csv)',
      'cities that were renamed or removed (moved.csv)',
      '. "npm run lists -- cities add" with its name brings back one that was removed.',
    ),
  ];
}

/** What adding one city did, in lines for the editor. */
export function addedLines({ city, returned }: AddedCity): readonly string[] {
  const line = `Added ${cityLabel(city)} (${city.slug}).`;
  if (returned === undefined) return [line];
  const fate = returned.to === undefined ? 'is gone' : `leads to ${returned.to}`;
  return [line, `It left the list on ${returned.since}; moved.csv no longer says that it ${fate}.`];
}
