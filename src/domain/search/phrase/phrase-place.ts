import { cityLabel } from '../../places/city.ts';
import { type StateCode, usState } from '../../places/us-state.ts';
import { type Area, areaLabel } from './area.ts';
import { type PhraseCity, type Spot, type UnlistedPlace, unlistedLabel } from './known-places.ts';
import type { Run } from './word-runs.ts';

/** A place that a phrase names. */
export type PhrasePlace<City> =
  | {
      readonly kind: 'city';
      readonly city: City;
      readonly zip?: string | undefined;
      readonly spot?: Spot | undefined;
    }
  | { readonly kind: 'state'; readonly state: StateCode }
  /** A county or region that has listed places. */
  | { readonly kind: 'area'; readonly area: Area<City> }
  | { readonly kind: 'unlisted'; readonly unlisted: UnlistedPlace };

export interface FoundPlace<City> {
  readonly place: PhrasePlace<City>;
  /** The words without those that name it. */
  readonly rest: readonly string[];
  /** Other places of the name, the likeliest first; absent where none is known. */
  readonly namesakes?: readonly PhrasePlace<City>[] | undefined;
  /** A place beside this one that the words name and nobody lists: `fort myers beach`. */
  readonly beside?: string | undefined;
  /** The words that are read otherwise than they were typed. */
  readonly corrections?: readonly Run[] | undefined;
  /** Words of a place that cannot be meant beside this one, to be told. */
  readonly unused?: readonly string[] | undefined;
  /** Whether the wider gazetteer may know better what the words name. */
  readonly unsure: boolean;
}

/** A place for reading: `Birmingham, AL`, `36104 (Montgomery, AL)`, `Brickell, Miami, FL`, `Alabama`. */
export function placeLabel(place: PhrasePlace<PhraseCity>): string {
  if (place.kind === 'state') return usState(place.state).name;
  if (place.kind === 'area') return areaLabel(place.area);
  if (place.kind === 'unlisted')
    return place.unlisted.city === undefined && place.unlisted.zip === undefined
      ? usState(place.unlisted.state).name
      : unlistedLabel(place.unlisted);
  const label = cityLabel(place.city);
  if (place.spot !== undefined) return `${place.spot.name}, ${label}`;
  return place.zip === undefined ? label : `${place.zip} (${label})`;
}
