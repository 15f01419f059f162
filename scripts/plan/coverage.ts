import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import type { StateCode } from '../../src/domain/places/us-state.ts';
import type { UncoveredArea } from '../../src/domain/site/datasets-on-demand.ts';
import { type ZipCode, zipCode, zipCodes, zipCodesIn, zipRadiusMiles } from '../lists/facts/zip-codes.ts';
import type { CityInput } from './city-input.ts';

/**
 * Least shares of a state's counties and post offices with a listing for the state to count as imported whole. An import of a state has
 * listings in all its counties and a third of its post offices; one of the listed cities, in a tenth and a hundredth of them.
 */
const wholeFrom = { counties: 1 / 2, offices: 1 / 10 } as const;

/** The states of which every part was imported (docs/decisions/0092-near-from-any-point.md). */
export function wholeStates(listings: readonly Pharmacy[]): ReadonlySet<StateCode> {
  const used = new Set(listings.map(({ address }) => address.zip));
  const isWhole = (state: StateCode): boolean => {
    const all = zipCodesIn(state);
    const share = (nameOf: (zip: ZipCode) => string): number => {
      const names = new Set(all.map(nameOf));
      return new Set(all.filter(({ code }) => used.has(code)).map(nameOf)).size / names.size;
    };
    return (
      share(({ county }) => county) >= wholeFrom.counties &&
      share(({ office }) => office) >= wholeFrom.offices
    );
  };
  const begun = new Set([...used].flatMap((code) => zipCode(code)?.state ?? []));
  return new Set([...begun].filter(isWhole));
}

/**
 * The areas of which an imported site may lack pharmacies: ZIP codes without a listing in states that were not imported whole, but
 * for those of cities of the lists whose listings were. Of a town nobody knows whether all of it was.
 */
export function uncoveredAreas(
  cities: readonly CityInput[],
  listings: readonly Pharmacy[],
): readonly UncoveredArea[] {
  const covered = new Set([
    ...listings.map(({ address }) => address.zip),
    ...cities
      .filter(({ town, pharmacies }) => !town && pharmacies.length > 0)
      .flatMap(({ city }) => city.zips),
  ]);
  const whole = wholeStates(listings);
  return zipCodes()
    .filter(({ code, state }) => !whole.has(state) && !covered.has(code))
    .map(areaOf);
}

/** More than the coordinates lose by being cut to three decimals, statute miles. */
const rounding = 0.1;

const areaOf = ({ code, location: { lat, lng } }: ZipCode): UncoveredArea => [
  Number(lat.toFixed(3)),
  Number(lng.toFixed(3)),
  Number(((zipRadiusMiles(code) ?? 0) + rounding).toFixed(1)),
];
