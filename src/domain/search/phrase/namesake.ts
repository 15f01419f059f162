import type { PhraseCity } from './known-places.ts';
import type { PhrasePlace } from './phrase-place.ts';
import type { Reading } from './place-reading.ts';

/** A place of the country that is called like a listed one is meant before it from so many times its people on, where it is a city that everyone knows. */
const timesLarger = 10;
const wellKnown = 100_000;

/**
 * A listed city without its state, and the larger place of its name that has no listings: “cvs san antonio” is in Texas, whatever
 * town of another state is called so; “columbus” may be in Georgia, and the other is told. Absent where no such place is.
 */
export function ofOneName<City extends PhraseCity>({
  named,
  hasState,
}: Reading<City>): { readonly place: PhrasePlace<City>; readonly namesake: PhrasePlace<City> } | undefined {
  if (named.kind !== 'city' || named.city.larger === undefined || hasState === true) return undefined;
  const { people, state, location } = named.city.larger;
  const listed = { kind: 'city' as const, city: named.city };
  const larger = { kind: 'unlisted' as const, unlisted: { city: named.city.name, state, location } };
  return people >= Math.max(wellKnown, timesLarger * named.city.population)
    ? { place: larger, namesake: listed }
    : { place: listed, namesake: larger };
}

/** A county or region without its state, and the next likely one that is called so: “orange county” may be Florida's or California's. */
export function namesakeArea<City extends PhraseCity>(
  { named, runs: [run], hasState }: Reading<City>,
  others: readonly Reading<City>[],
): { readonly place: PhrasePlace<City>; readonly namesake: PhrasePlace<City> } | undefined {
  if (named.kind !== 'area' || hasState === true || named.area.cities.length === 0) return undefined;
  for (const {
    named: other,
    runs: [own],
  } of others) {
    const isSame = other.kind === 'area' && own?.from === run?.from && own?.to === run?.to;
    if (isSame && other.area !== named.area && other.area.cities.length > 0)
      return { place: named, namesake: other };
  }
  return undefined;
}
