import { truePlaces } from '../../../src/domain/landing/landing-selection.ts';
import { hasBrand } from '../../../src/domain/pharmacy/brand-match.ts';
import type { FilterId } from '../../../src/domain/pharmacy/filters.ts';
import { mostUncertainMiles, type Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import type { LatLng } from '../../../src/domain/places/geo.ts';
import { type SpatialIndex, spatialIndex } from '../../lists/facts/spatial-index.ts';
import {
  bitsPerWord,
  type Candidates,
  type Criterion,
  candidatesAt,
  candidatesOf,
  criteriaSet,
  filterCriteria,
} from './candidates.ts';
import { directionOf, milesBetween } from './cell-distance.ts';
import { walkOutward } from './outward-walk.ts';

/** A kind of list: what it asks of a pharmacy. */
export interface MatchKind {
  /** Tells the kind from others. */
  readonly key: string;
  readonly filters: readonly FilterId[];
  readonly brand?: string | undefined;
}

/** The listings of all cities, by their places and by the kinds of lists that they are in. */
export interface MatchIndex {
  readonly candidates: Candidates;
  /** The criterion of each kind, by its key. */
  readonly criterionOf: ReadonlyMap<string, number>;
  /** Positions of all, and of those whose place is uncertain. */
  readonly all: SpatialIndex<number>;
  readonly uncertain: SpatialIndex<number>;
  readonly positionOf: ReadonlyMap<Pharmacy, number>;
}

/** Indexes listings for some kinds of lists. */
export function indexMatches(pharmacies: readonly Pharmacy[], kinds: readonly MatchKind[]): MatchIndex {
  const passing = filterCriteria(pharmacies);
  const candidates = candidatesOf(
    pharmacies,
    kinds.map(({ filters, brand }): Criterion => {
      const passes = passing(filters);
      if (brand === undefined) return passes;
      return (position) => {
        const pharmacy = pharmacies[position];
        return pharmacy !== undefined && hasBrand(pharmacy, brand) && passes(position);
      };
    }),
  );
  const { points, uncertainties } = candidates;
  const placeOf = (position: number): LatLng => ({
    lat: points[2 * position] ?? 0,
    lng: points[2 * position + 1] ?? 0,
  });
  const positions = [...pharmacies.keys()];
  return {
    candidates,
    criterionOf: new Map(kinds.map(({ key }, criterion) => [key, criterion])),
    all: spatialIndex(positions, placeOf),
    uncertain: spatialIndex(
      positions.filter((position) => (uncertainties[position] ?? 0) > 0),
      placeOf,
    ),
    positionOf: new Map(pharmacies.map((pharmacy, position) => [pharmacy, position])),
  };
}

/** What is looked for around a point. */
export interface MatchCircle {
  readonly origin: LatLng;
  /** Keys of the kinds of lists. */
  readonly kinds: readonly string[];
  /** Statute miles, by the farthest that each may be. */
  readonly miles: number;
  /** Pharmacies that are passed over. */
  readonly except: readonly Pharmacy[];
}

/** How far (statute miles) matches are looked for at first: of most kinds there are five within a few miles. */
const firstMiles = 4;

/** Slack for rounding, statute miles. */
const slack = 1e-5;

/**
 * Listings among which are the first five of each kind, in the order of lists, and every one that may be nearer than the first; few others.
 * They are looked for in a small circle, then in larger ones until there are enough: the work depends on what is near, not on
 * how many lie within an hour's drive.
 */
export function firstMatches(index: MatchIndex, circle: MatchCircle): readonly Pharmacy[] {
  const { candidates, all, criterionOf, positionOf } = index;
  const { origin, kinds, miles } = circle;
  const criteria = [...new Set(kinds)].map((key) => criterionOf.get(key) ?? unknownKind(key));
  const except = new Set(circle.except.map((pharmacy) => positionOf.get(pharmacy)));
  const asked = criteriaSet(criteria, candidates.words);
  for (let reach = firstMiles; ; reach *= 2) {
    const within = Math.min(reach, miles + slack);
    const near = Int32Array.from(all.roughly(origin, within).filter((position) => !except.has(position)));
    const needed = new Uint8Array(near.length);
    const around = { middle: origin, radius: 0, miles: within, wanted: truePlaces, asked };
    const { complete, firsts } = walkOutward(around, candidatesAt(candidates, near), needed);
    if (complete < criteria.length && within === reach) continue;
    const rivals = rivalsOf(index, origin, firsts).filter((position) => !except.has(position));
    const found = new Set([...near.filter((_, place) => needed[place] === 1), ...rivals]);
    return [...found].flatMap((position) => candidates.pharmacies[position] ?? []);
  }
}

function unknownKind(key: string): never {
  throw new Error(`No index was made for lists of the kind ${key}`);
}

/** The positions of those that may be nearer than the first of their kind. */
function rivalsOf(
  { candidates, uncertain }: MatchIndex,
  origin: LatLng,
  firsts: Float64Array,
): readonly number[] {
  const { directions, uncertainties, met, words, lookAt } = candidates;
  const found = firsts.filter((first) => first < Number.POSITIVE_INFINITY);
  if (found.length === 0) return [];
  const farthest = Math.max(...found);
  const from = directionOf(origin);
  return uncertain.roughly(origin, farthest + mostUncertainMiles).filter((position) => {
    const least = milesBetween(from, directions, position) - (uncertainties[position] ?? 0) - slack;
    if (least >= farthest) return false;
    lookAt(position);
    for (let word = 0; word < words; word += 1) {
      for (let left = met[position * words + word] ?? 0; left !== 0; left &= left - 1) {
        const first = firsts[word * bitsPerWord + 31 - Math.clz32(left & -left)] ?? 0;
        if (first < Number.POSITIVE_INFINITY && least < first) return true;
      }
    }
    return false;
  });
}
