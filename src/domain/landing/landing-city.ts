import type { CityList } from '../search/city-list.ts';
import type { LandingSlug } from '../text/slug.ts';
import type { LandingEntry } from './landing-entry.ts';

/** A city's lists with its part of the landing list. */
export interface LandingCity extends CityList {
  /** Whether it has a directory of its own; false for a town that is only known for its branded store. */
  readonly listed: boolean;
  /** The branded store's landing slug, where the town has one. */
  readonly brandedSlug?: LandingSlug | undefined;
  readonly landing: readonly LandingEntry[];
}
