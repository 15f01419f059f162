import { type City, cityLabel } from './city.ts';
import { groupedNumber } from './grouped-number.ts';
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
  const number = groupedNumber(count);
  const [one, many] = sample
    ? ['sample listing', 'sample listings']
    : ['pharmacy listed', 'pharmacies listed'];
  const listed = `${number} ${count === 1 ? one : many}`;
  return [
    'Pharmacies in',
    `${city.name}, ${usState(city.state).name}`,
    sample ? `${listed}, fictional` : listed,
  ];
}

/** The picture in words, for those who do not see it. */
export const pictureText = (pictured: PicturedCity): string =>
  `Pharmacies in ${cityLabel(pictured.city)}: ${pictureLines(pictured)[2]}`;
