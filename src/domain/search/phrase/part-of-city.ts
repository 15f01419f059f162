import { distanceMiles } from '../../places/geo.ts';
import type { PhraseCity, WiderCity } from './known-places.ts';
import type { Reading } from './place-reading.ts';
import { isApart, type Run } from './word-runs.ts';

/** Whether a name is some of the words of a region's: the `valley` of `central valley`. */
export const isWithinArea = <City extends PhraseCity>(
  [own]: readonly Run[],
  readings: readonly Reading<City>[],
): boolean =>
  own !== undefined &&
  readings.some(
    ({ named, cost, runs: [run] }) =>
      named.kind === 'area' &&
      cost === 0 &&
      run !== undefined &&
      run.from <= own.from &&
      own.to <= run.to &&
      run.to - run.from > own.to - own.from,
  );

/** How far the middle of a city's part may be from its own, miles: Washington Heights is 9.8 from New York's. */
const reachOfParts = 12;

/** Whether a place of the country counts as a part of a listed city. */
export const isPartOf = ({ state, location }: WiderCity, city: PhraseCity): boolean =>
  state === city.state && distanceMiles(location, city) <= reachOfParts;

/**
 * A city with a place of the country or a region of its state's that the words name apart from it, which is a part of it for visitors: “washington heights nyc”, “gold coast chicago”.
 * It is told, where the city is not what the region is made of (“clearwater tampa bay”).
 */
export function withPartOf<City extends PhraseCity>(
  reading: Reading<City>,
  city: City,
  readings: readonly Reading<City>[],
): Reading<City> {
  if (reading.cost > 0 || reading.beside !== undefined || reading.contradicted) return reading;
  const part = readings.find(
    ({ named: other, runs: [run], cost }) =>
      cost === 0 &&
      run !== undefined &&
      isApart([run], reading.runs) &&
      ((other.kind === 'wider' && isPartOf(other.place, city)) || other.kind === 'area'),
  );
  const [run] = part?.runs ?? [];
  if (part === undefined || run === undefined) return reading;
  const isMadeOf = part.named.kind === 'area' && part.named.area.cities.some((each) => each === city);
  return {
    ...reading,
    beside: isMadeOf ? undefined : run,
    runs: [...reading.runs, run],
    covered: reading.covered + run.to - run.from,
  };
}
