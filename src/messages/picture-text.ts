import { type City, type CityOutline, cityLabel } from '../domain/places/city.ts';
import { usState } from '../domain/places/us-state.ts';
import * as pictureMessages from './generated/picture.ts';

/** The facts that a city's picture shows. */
export interface PicturedCity {
  readonly city: Pick<City, 'slug' | 'name' | 'state'>;
  /** Listings whose address is in the city. */
  readonly count: number;
  readonly sample: boolean;
  /** Its position in the state, if that is drawn. */
  readonly outline?: CityOutline | undefined;
}

/** In pixels, as Open Graph recommends. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** Returns the lines of a city's picture, in the order they are read; its page shows all of them. */
export function pictureLines({ city, count, sample }: PicturedCity): readonly [string, string, string] {
  return [
    pictureMessages.heading,
    `${city.name}, ${usState(city.state).name}`,
    (sample ? pictureMessages.samples : pictureMessages.listed)({ count }),
  ];
}

/** Returns the alternative text of the picture. */
export const pictureText = ({ city, count, sample }: PicturedCity): string =>
  (sample ? pictureMessages.toldSamples : pictureMessages.told)({ count, place: cityLabel(city) });
