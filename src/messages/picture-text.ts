import { cityLabel, type PicturedCity } from '../domain/places/city.ts';
import { usState } from '../domain/places/us-state.ts';
import * as pictureMessages from './generated/picture.ts';

/** The lines of a city's picture, in the order they are read. It claims nothing that the city's page does not show. */
export function pictureLines({ city, count, sample }: PicturedCity): readonly [string, string, string] {
  return [
    pictureMessages.heading,
    `${city.name}, ${usState(city.state).name}`,
    (sample ? pictureMessages.samples : pictureMessages.listed)({ count }),
  ];
}

/** The picture in words, for those who do not see it. */
export const pictureText = ({ city, count, sample }: PicturedCity): string =>
  (sample ? pictureMessages.toldSamples : pictureMessages.told)({ count, place: cityLabel(city) });
