import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import type { City } from '../../src/domain/places/city.ts';
import { distanceMiles, type LatLng } from '../../src/domain/places/geo.ts';
import { type Result, rankByDistance } from '../../src/domain/search/directory-query.ts';
import type { CitySlug } from '../../src/domain/text/slug.ts';

/** One city's listings as the index holds them. */
interface Cluster {
  readonly city: CitySlug;
  readonly center: LatLng;
  /** From the centre to the farthest listing, statute miles. */
  readonly radius: number;
  readonly pharmacies: readonly Pharmacy[];
}

/** Slack for the rounding of the triangle inequality, statute miles: the last listing on a straight line counts too. */
const rounding = 1e-6;

/** Finds the nearest listings of other cities without measuring to every listing there is. */
export interface PharmacyIndex {
  /**
   * The `count` nearest matches to `origin` within `miles`, nearest first, none of them of the city `except`.
   * Exact: a cluster is passed over only when even its nearest possible member is farther than what was found.
   */
  nearest(search: NearestSearch): readonly Result[];
}

export interface NearestSearch {
  readonly origin: LatLng;
  readonly except: CitySlug;
  readonly matches: (pharmacy: Pharmacy) => boolean;
  readonly count: number;
  readonly miles: number;
}

/** Builds the index from each city with its listings. */
export function indexPharmacies(
  cities: readonly { readonly city: City; readonly pharmacies: readonly Pharmacy[] }[],
): PharmacyIndex {
  const clusters: readonly Cluster[] = cities
    .filter(({ pharmacies }) => pharmacies.length > 0)
    .map(({ city, pharmacies }) => ({
      city: city.slug,
      center: city.location,
      radius: Math.max(...pharmacies.map(({ location }) => distanceMiles(city.location, location))),
      pharmacies,
    }));
  const ordered = new Map<LatLng, readonly { cluster: Cluster; atLeast: number }[]>();

  const clustersFrom = (origin: LatLng) => {
    const known = ordered.get(origin);
    if (known !== undefined) return known;
    const found = clusters
      .map((cluster) => ({
        cluster,
        atLeast: distanceMiles(origin, cluster.center) - cluster.radius - rounding,
      }))
      .sort((a, b) => a.atLeast - b.atLeast);
    ordered.set(origin, found);
    return found;
  };

  return {
    nearest({ origin, except, matches, count, miles }) {
      let found: readonly Result[] = [];
      for (const { cluster, atLeast } of clustersFrom(origin)) {
        const farthest = found[count - 1]?.distanceMiles ?? miles;
        if (atLeast > Math.min(farthest, miles)) break;
        if (cluster.city === except) continue;
        const more = rankByDistance(cluster.pharmacies.filter(matches), origin);
        found = [...found, ...more]
          .filter((result) => result.distanceMiles <= miles)
          .sort((a, b) => a.distanceMiles - b.distanceMiles || (a.pharmacy.id < b.pharmacy.id ? -1 : 1))
          .slice(0, count);
      }
      return found;
    },
  };
}
