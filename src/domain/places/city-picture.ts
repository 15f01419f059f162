import { type City, cityLabel } from './city.ts';
import { pictureWords } from './city-picture-words.ts';
import { usState } from './us-state.ts';

/** What the picture of a city is drawn from. */
export interface PicturedCity {
  readonly city: Pick<City, 'slug' | 'name' | 'state'>;
  /** Listings whose address is in the city. */
  readonly count: number;
  readonly sample: boolean;
}

/** Pixels, as Open Graph's readers want them. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** The lines of a city's picture, in the order they are read. It claims nothing that the city's page does not show. */
export function pictureLines({ city, count, sample }: PicturedCity): readonly [string, string, string] {
  return [
    pictureWords.heading,
    `${city.name}, ${usState(city.state).name}`,
    sample ? pictureWords.samples(count) : pictureWords.listed(count),
  ];
}

/** The picture in words, for those who do not see it. */
export const pictureText = (pictured: PicturedCity): string =>
  pictureWords.told(cityLabel(pictured.city), pictureLines(pictured)[2]);
