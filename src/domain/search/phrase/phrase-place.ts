import type { StateCode } from '../../places/us-state.ts';
import type { Area } from './area.ts';
import type { Spot, UnlistedPlace } from './known-places.ts';
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
  /** Another place of the name: the larger one without listings, or the listed one where the larger is meant. */
  readonly namesake?: PhrasePlace<City> | undefined;
  /** A place beside this one that the words name and nobody lists: `fort myers beach`. */
  readonly beside?: string | undefined;
  /** The words that are read otherwise than they were typed. */
  readonly corrections?: readonly Run[] | undefined;
  /** Words of a place that cannot be meant beside this one, to be told. */
  readonly unused?: readonly string[] | undefined;
  /** Whether the wider gazetteer may know better what the words name. */
  readonly unsure: boolean;
}
