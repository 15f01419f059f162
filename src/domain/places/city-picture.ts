import type { City } from './city.ts';
import type { CityOutline } from './city-outline.ts';

/** What the picture of a city is drawn from. */
export interface PicturedCity {
  readonly city: Pick<City, 'slug' | 'name' | 'state'>;
  /** Listings whose address is in the city. */
  readonly count: number;
  readonly sample: boolean;
  /** Where it lies in its state, as far as that is drawn. */
  readonly outline?: CityOutline | undefined;
}

/** Pixels, as Open Graph's readers want them. */
export const pictureSize = { width: 1200, height: 630 } as const;
