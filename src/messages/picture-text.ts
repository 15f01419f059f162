import { type City, type CityOutline, cityLabel } from '../domain/places/city.ts';
import { usState } from '../domain/places/us-state.ts';
import * as pictureMessages from './generated/picture.ts';

/** What a city's picture for shared links shows. */
export interface PicturedCity {
  readonly city: Pick<City, 'slug' | 'name' | 'state'>;
  readonly count: number;
  readonly sample: boolean;
  readonly outline?: CityOutline | undefined;
}

/** Size of a city's picture in pixels, as Open Graph recommends. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** Returns the three lines of text on a city's picture, from top to bottom. */
export function pictureLines({ city, count, sample }: PicturedCity): readonly [string, string, string] {
  return [
    pictureMessages.heading,
    `${city.name}, ${usState(city.state).name}`,
    (sample ? pictureMessages.samples : pictureMessages.listed)({ count }),
  ];
}

/** Returns the alternative text of a city's picture. */
export const pictureText = ({ city, count, sample }: PicturedCity): string =>
  (sample ? pictureMessages.toldSamples : pictureMessages.told)({ count, place: cityLabel(city) });
