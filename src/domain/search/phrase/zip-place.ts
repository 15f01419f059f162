import { distanceMiles, type LatLng } from '../../places/geo.ts';
import type { StateCode } from '../../places/us-state.ts';
import type { PhraseCity } from './known-places.ts';
import { endsName } from './name-words.ts';
import type { FoundPlace } from './phrase-place.ts';
import type { Named, PlaceIndex } from './place-index.ts';
import type { PlaceWords, Reading } from './place-reading.ts';
import { matchesOf, runsOf, taken } from './word-runs.ts';

/** A city so near a ZIP code, in miles, is named for the post office's: `33023 miami` is in Hollywood. */
const nearZip = 40;
/** The middle of a ZIP code's first three digits lies within so many miles of a city that has it. */
const nearPrefix = 100;
/**
 * A listed ZIP code's place beside other words of places, of which the likeliest reading comes first. A ZIP code is the more exact: it is of the
 * city that the words name, where that has it, and else of the largest that does. Its state's name says no more, nor does a city near
 * by; a place that is far from it cannot be meant, and is told.
 */
export function zipPlace<City extends PhraseCity>(
  words: readonly string[],
  { at, city }: { readonly at: number; readonly city: City },
  readings: readonly Reading<City>[],
  known: PlaceWords<City>,
): FoundPlace<City> {
  const zip = words[at] ?? '';
  const [best] = readings;
  const withZip = taken(words, { from: at, to: at + 1 });
  const equals = readings.filter(({ covered, contradicted }) => covered === best?.covered && !contradicted);
  const own = equals.find(({ named }) => cityOf(named)?.zips.includes(zip));
  const place = { kind: 'city' as const, city: (own && cityOf(own.named)) ?? city, zip };
  const near = own ?? equals.find(({ named }) => isNear(named, city));
  const found = (rest: readonly string[], unused: readonly string[] = []): FoundPlace<City> => ({
    place,
    rest: withoutState(rest, place.city.state, known),
    unused,
    unsure: false,
  });
  if (near !== undefined) return found(near.runs.reduce(taken, withZip));
  const end = Math.max(...(best?.runs ?? []).map(({ to }) => to));
  if (
    best === undefined ||
    best.named.kind === 'spot' ||
    best.cost > 0 ||
    endsName(words, end, known.index.houses)
  )
    return found(withZip);
  const rest = best.runs.reduce(taken, withZip);
  return found(
    rest,
    withZip.filter((word, position) => word !== '' && rest[position] === ''),
  );
}

const cityOf = <City>(named: Named<City>): City | undefined =>
  named.kind === 'city' || named.kind === 'spot' ? named.city : undefined;

/** Whether a place is the city's state, or lies near the city. */
function isNear<City extends PhraseCity>(named: Named<City>, city: City): boolean {
  if (named.kind === 'state') return named.state === city.state;
  if (named.kind === 'area') return named.area.cities.some((each) => distanceMiles(each, city) <= nearZip);
  const point: LatLng = named.kind === 'wider' ? named.place.location : named.city;
  return distanceMiles(point, city) <= nearZip;
}

/** The words without those of a state, wherever they stand: `walgreens al 35203`. */
function withoutState<City>(
  words: readonly string[],
  own: StateCode,
  { index, isFiller }: PlaceWords<City>,
): readonly string[] {
  const run = [...runsOf(words, 4)].find(
    (each) =>
      !isFiller(words[each.from] ?? '') &&
      matchesOf(index.names, words, each, (word) => [{ word, cost: 0 }]).some(
        ({ value, cost }) => cost === 0 && value.kind === 'state' && value.state === own,
      ),
  );
  return run === undefined ? words : taken(words, run);
}

/** The place of a ZIP code without listings, by its first three digits; of its state, or of a city near by, where the words name one. */
export function unlistedZip<City extends PhraseCity>(
  words: readonly string[],
  at: number,
  { wider, stateOf }: PlaceIndex<City>,
  beside: Reading<City> | undefined,
): FoundPlace<City> | undefined {
  const zip = words[at];
  const area = zip === undefined ? undefined : wider?.zipPrefixes.get(zip.slice(0, 3));
  if (zip === undefined || area === undefined) return undefined;
  const rest = [{ from: at, to: at + 1 }, ...(beside?.runs ?? [])].reduce(taken, words);
  const named = beside?.named;
  const [run] = beside?.runs ?? [];
  // “la 70112” is in Louisiana, whatever else is called so.
  if (run === undefined || stateOf.get(words.slice(run.from, run.to).join(' ')) === area.state)
    return { place: { kind: 'unlisted', unlisted: { zip, ...area } }, rest, unsure: false };
  if (
    named?.kind !== 'wider' ||
    named.place.state !== area.state ||
    distanceMiles(named.place.location, area.location) > nearPrefix
  )
    return undefined;
  // The city's middle is nearer to the ZIP code than that of all that begin so.
  const { name, state, location } = named.place;
  return { place: { kind: 'unlisted', unlisted: { city: name, state, location } }, rest, unsure: false };
}
