import { directoryPresets } from '../../../src/domain/list/directory-preset.ts';
import { type FilterId, filters, passes } from '../../../src/domain/pharmacy/filters.ts';
import { knowsHours } from '../../../src/domain/pharmacy/knowledge.ts';
import { presetPath } from '../../../src/domain/site/paths.ts';
import type { SiteFiles } from '../artefact.ts';
import type { Topic } from './claim-words.ts';
import { type CityFacts, type Listing, readCityFacts } from './listing-facts.ts';

export interface CityStatedFacts {
  readonly confirmed: ReadonlySet<Topic>;
  readonly names: readonly string[];
  readonly path: string;
  readonly hoursKnown: number;
  readonly topicsByPharmacy: ReadonlyMap<string, ReadonlySet<Topic>>;
}

/** Services and hours that a site's listings state. `cities` maps a dataset's path to its city's facts. */
export interface StatedFacts extends Pick<CityStatedFacts, 'confirmed' | 'names'> {
  readonly cities: ReadonlyMap<string, CityStatedFacts>;
  /** Maps a path such as `/flu-shots-pharmacy-mobile-al` to whether any listing is known to match. */
  readonly offers: ReadonlyMap<string, boolean>;
}

/** Reads from a site's datasets which services and hours its listings state: `delivery`. */
export async function readStatedFacts(files: SiteFiles): Promise<StatedFacts> {
  const confirmed = new Set<Topic>();
  const names: string[] = [];
  const cities = new Map<string, CityStatedFacts>();
  const offers = new Map<string, boolean>();
  for await (const { file, facts } of readCityFacts(files)) {
    const { city, pharmacies, fallback, listed, landing } = facts;
    const path = `/pharmacies/${city.slug}`;
    const topicsByPharmacy = new Map(
      pharmacies.map((pharmacy) => [`${path}/${pharmacy.slug}`, topicsOf(pharmacy)]),
    );
    const stated = [...topicsByPharmacy.values()];
    names.push(city.name);
    if (listed) for (const topic of stated.flatMap((topics) => [...topics])) confirmed.add(topic);
    cities.set(file, {
      path,
      topicsByPharmacy,
      confirmed: new Set([...stated, ...fallback.map(topicsOf)].flatMap((topics) => [...topics])),
      names: namesOf(facts),
      hoursKnown: pharmacies.filter(knowsHours).length,
    });
    for (const { slug, type, service, modifier } of landing) {
      const ids: readonly FilterId[] = [type, service, modifier].flatMap((id) => id ?? []);
      const fits = (topics: ReadonlySet<Topic>): boolean => ids.every((id) => topics.has(id));
      if (ids.length > 0) offers.set(`/${slug}`, stated.some(fits));
    }
  }
  for (const { id, filter } of directoryPresets)
    if (filter !== undefined) offers.set(presetPath(id), confirmed.has(filter));
  return { confirmed, names, cities, offers };
}

const topicsOf = (listing: Listing): ReadonlySet<Topic> =>
  new Set([
    ...filters.map(({ id }) => id).filter((id) => passes(listing, id)),
    ...(listing.hours === undefined ? [] : ['hours' as const]),
  ]);

const namesOf = (facts: CityFacts): readonly string[] => {
  const { city, nearby, nearbyTowns = [], neighborhoods, landmarks, pharmacies, fallback } = facts;
  return [
    ...[city, ...nearby, ...nearbyTowns, ...neighborhoods, ...landmarks].map(({ name }) => name),
    ...[...pharmacies, ...fallback].flatMap(({ name, address }) => [name, address.street]),
  ];
};
