import { cityLabel, type PicturedCity } from '../domain/places/city.ts';
import { usState } from '../domain/places/us-state.ts';
import * as pictureMessages from './generated/picture.ts';

/** Returns the lines of a city's picture, in reading order. They claim only what the city's page shows. */
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
