import { cityLabel } from '../../places/city.ts';
import { type StateCode, usState } from '../../places/us-state.ts';
import { type Area, areaLabel } from './area.ts';
import { type PhraseCity, type Spot, type UnlistedPlace, unlistedLabel } from './known-places.ts';

export type PhrasePlace<City> =
  | {
      readonly kind: 'city';
      readonly city: City;
      readonly zip?: string | undefined;
      readonly spot?: Spot | undefined;
    }
  | { readonly kind: 'state'; readonly state: StateCode }
  | { readonly kind: 'area'; readonly area: Area<City> }
  | { readonly kind: 'unlisted'; readonly unlisted: UnlistedPlace };

/** Returns a place's name for visitors: `Birmingham, AL`, `36104 (Montgomery, AL)`, `Alabama`. */
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
