import { type FilterId, filters, passes } from '../../../src/domain/pharmacy/filters.ts';
import { knowsHours } from '../../../src/domain/pharmacy/knowledge.ts';
import { directoryPresets } from '../../../src/domain/search/directory-preset.ts';
import { presetPath } from '../../../src/domain/site/paths.ts';
import type { SiteFiles } from '../artefact.ts';
import type { Topic } from './claim-words.ts';
import { type CityFacts, type Listing, readCityFacts } from './listing-facts.ts';

/** What a page may speak of: the topics that a listing of its own confirms, and the names in which a word means nothing. */
interface Scope {
  readonly confirmed: ReadonlySet<Topic>;
  readonly names: readonly string[];
}

/** What a city's listings state. */
export interface StatedOfCity extends Scope {
  /** The path of the city's page. */
  readonly path: string;
  /** Of how many pharmacies the hours are known. */
  readonly hoursKnown: number;
  /** What each of its pharmacies states, by the path of its page. */
  readonly ofPharmacy: ReadonlyMap<string, ReadonlySet<Topic>>;
}

/** What the listings of a site state, as far as claims are held against it: little of each, since there may be a million. */
export interface StatedFacts extends Scope {
  /** By the paths of their datasets' files. */
  readonly cities: ReadonlyMap<string, StatedOfCity>;
  /** Whether each page that is about filters has a pharmacy that is known to pass them, by its path. */
  readonly offers: ReadonlyMap<string, boolean>;
}

/** Reads what a site's listings state. */
export async function statedBy(files: SiteFiles): Promise<StatedFacts> {
  const confirmed = new Set<Topic>();
  const names: string[] = [];
  const cities = new Map<string, StatedOfCity>();
  const offers = new Map<string, boolean>();
  const topicsOf = topicReader();
  for await (const { file, facts } of readCityFacts(files)) {
    const { city, pharmacies, fallback, listed } = facts;
    const path = `/pharmacies/${city.slug}`;
    const stated = pharmacies.map((pharmacy) => ({ pharmacy, topics: topicsOf(pharmacy) }));
    names.push(city.name);
    if (listed) for (const { topics } of stated) for (const topic of topics) confirmed.add(topic);
    cities.set(file, {
      path,
      confirmed: new Set(
        [...stated.map(({ topics }) => topics), ...fallback.map(topicsOf)].flatMap((of) => [...of]),
      ),
      names: namesOf(facts),
      hoursKnown: pharmacies.filter(knowsHours).length,
      ofPharmacy: new Map(stated.map(({ pharmacy, topics }) => [`${path}/${pharmacy.slug}`, topics])),
    });
    for (const { slug, type, service, modifier } of facts.landing) {
      const ids: readonly FilterId[] = [type, service, modifier].flatMap((id) => id ?? []);
      if (ids.length > 0)
        offers.set(
          `/${slug}`,
          stated.some(({ topics }) => ids.every((id) => topics.has(id))),
        );
    }
  }
  for (const { id, filter } of directoryPresets)
    if (filter !== undefined) offers.set(presetPath(id), confirmed.has(filter));
  return { confirmed, names, cities, offers };
}

const namesOf = ({
  city,
  pharmacies,
  fallback,
  neighborhoods,
  landmarks,
  nearby,
  nearbyTowns = [],
}: CityFacts): readonly string[] => [
  ...[city, ...nearby, ...nearbyTowns, ...neighborhoods, ...landmarks].map(({ name }) => name),
  ...[...pharmacies, ...fallback].flatMap(({ name, address }) => [name, address.street]),
];

/** Gives the topics that a listing states; one set for all listings that state the same. */
function topicReader(): (listing: Listing) => ReadonlySet<Topic> {
  const known = new Map<string, ReadonlySet<Topic>>();
  return (listing) => {
    const topics: readonly Topic[] = [
      ...filters.flatMap(({ id }) => (passes(listing, id) ? id : [])),
      ...(listing.hours === undefined ? [] : (['hours'] as const)),
    ];
    const key = topics.join();
    const found = known.get(key) ?? new Set(topics);
    known.set(key, found);
    return found;
  };
}
