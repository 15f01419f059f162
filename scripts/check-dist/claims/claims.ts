import { type FilterId, filters, passes } from '../../../src/domain/pharmacy/filters.ts';
import { knowsHours } from '../../../src/domain/pharmacy/knowledge.ts';
import { directoryPresets } from '../../../src/domain/search/directory-preset.ts';
import { pagePath, presetPath, textPageIds } from '../../../src/domain/site/paths.ts';
import { memoize } from '../../../src/domain/text/memoize.ts';
import { type Artefact, type Check, type Finding, finding } from '../artefact.ts';
import { asksToBeIndexed, isNotFoundPage, type PageFacts } from '../read-page.ts';
import { type Topic, topicsIn } from './claim-words.ts';
import { type CityFacts, type Listing, readCityFacts } from './listing-facts.ts';

const remedy =
  'Say it only where a listing states it; else say that it is not confirmed, within an element with data-unconfirmed.';

/** Pages that say what words mean, and claim nothing of listings. */
const definitions: ReadonlySet<string> = new Set(
  [...textPageIds, 'specialties' as const].map((page) => pagePath(page)),
);

/** What a page may speak of: the topics that a listing of its own confirms, and the names in which a word means nothing. */
interface Scope {
  readonly confirmed: ReadonlySet<Topic>;
  readonly names: readonly string[];
}

/** No title, description, heading, introduction or link speaks of hours, services or access that no listing behind it states. */
export const checkClaims: Check = async (artefact) => {
  const cities = await readCityFacts(artefact);
  const site = siteScope([...cities.values()]);
  const offers = offersOf([...cities.values()]);
  return artefact.pages.flatMap((page) => [
    ...linkFindings(page, offers),
    ...textFindings(page, page.dataset === undefined ? undefined : cities.get(page.dataset), site, offers),
    ...admissionFindings(page, offers),
  ]);
};

const topicsOf = (listings: readonly Listing[]): ReadonlySet<Topic> => {
  const known = filters.filter(({ id }) => listings.some((listing) => passes(listing, id)));
  const hours = listings.some((listing) => listing.hours !== undefined);
  return new Set<Topic>([...known.map(({ id }) => id), ...(hours ? (['hours'] as const) : [])]);
};

const siteScope = (cities: readonly CityFacts[]): Scope => ({
  confirmed: topicsOf(cities.filter(({ listed }) => listed).flatMap(({ pharmacies }) => pharmacies)),
  names: cities.map(({ city }) => city.name),
});

const cityScope = memoize(
  ({ city, pharmacies, fallback, neighborhoods, landmarks, nearby, nearbyTowns = [] }: CityFacts): Scope => ({
    confirmed: topicsOf([...pharmacies, ...fallback]),
    names: [
      ...[city, ...nearby, ...nearbyTowns, ...neighborhoods, ...landmarks].map(({ name }) => name),
      ...[...pharmacies, ...fallback].flatMap(({ name, address }) => [name, address.street]),
    ],
  }),
);

/** Whether each page that is about filters has a pharmacy that is known to pass them, by its path. */
function offersOf(cities: readonly CityFacts[]): ReadonlyMap<string, boolean> {
  const listed = cities.filter((city) => city.listed).flatMap(({ pharmacies }) => pharmacies);
  const has = (listings: readonly Listing[], ids: readonly FilterId[]): boolean =>
    listings.some((listing) => ids.every((id) => passes(listing, id)));
  const presets = directoryPresets.flatMap(({ id, filter }) =>
    filter === undefined ? [] : [[presetPath(id), has(listed, [filter])] as const],
  );
  const landing = cities.flatMap(({ landing: entries, pharmacies }) =>
    entries.flatMap(({ slug, type, service, modifier }) => {
      const ids = [type, service, modifier].flatMap((id) => id ?? []);
      return ids.length === 0 ? [] : [[`/${slug}`, has(pharmacies, ids)] as const];
    }),
  );
  return new Map<string, boolean>([...presets, ...landing]);
}

/** A link to what nobody is known for stands where it is said to be that, and no other link does. */
function linkFindings(page: PageFacts, offers: ReadonlyMap<string, boolean>): readonly Finding[] {
  const admitted = new Set(page.unconfirmedLinks);
  return page.links.flatMap((target) => {
    // A page's own form leads to itself.
    const offered = target === page.path ? undefined : offers.get(target);
    if (offered === false && !admitted.has(target))
      return [finding(page.file, `links to ${target}, of which nobody is known to be one`, remedy)];
    return offered === true && admitted.has(target)
      ? [
          finding(
            page.file,
            `says that ${target} is not confirmed, though somebody is known to be one`,
            remedy,
          ),
        ]
      : [];
  });
}

function textFindings(
  page: PageFacts,
  city: CityFacts | undefined,
  site: Scope,
  offers: ReadonlyMap<string, boolean>,
): readonly Finding[] {
  if (definitions.has(page.path) || isNotFoundPage(page)) return [];
  const own = city?.pharmacies.find(({ slug }) => page.path === `/pharmacies/${city.city.slug}/${slug}`);
  const scope = city === undefined ? site : cityScope(city);
  const confirmed = own === undefined ? scope.confirmed : topicsOf([own]);
  const claims =
    own === undefined
      ? page.claims
      : page.claims.filter(({ where }) => where === 'title' || where === 'description');
  return [
    ...claims.flatMap(({ where, text, href = '' }) => {
      // A link to what is about filters is held against those; any other speaks of the site.
      if (where === 'link' ? offers.has(href) : page.admits !== undefined) return [];
      const stated = where === 'link' ? site.confirmed : confirmed;
      const unstated = [...topicsIn(text)].filter((topic) => !stated.has(topic) && !confirmed.has(topic));
      if (unstated.length === 0) return [];
      const plain = topicsIn(withoutNames(text, scope.names));
      const spoken = unstated.filter((topic) => plain.has(topic));
      return spoken.length === 0
        ? []
        : [
            finding(
              page.file,
              `speaks of ${spoken.join(', ')} in its ${where}, which no listing states: ${JSON.stringify(text)}`,
              remedy,
            ),
          ];
    }),
    ...(city === undefined ? [] : countFindings(page, city)),
  ];
}

function withoutNames(text: string, names: readonly string[]): string {
  const found = names.filter((name) => text.includes(name)).toSorted((a, b) => b.length - a.length);
  return found.reduce((rest, name) => rest.replaceAll(name, ' '), text);
}

const hoursCounted = /\b(\d[\d,]*) with hours\b|\bHours known for (\d[\d,]*) of\b/;

/** A city's page counts as many known hours as its listings have. */
function countFindings(page: PageFacts, { city, pharmacies }: CityFacts): readonly Finding[] {
  if (page.path !== `/pharmacies/${city.slug}`) return [];
  const known = pharmacies.filter(knowsHours).length;
  return page.claims.flatMap(({ where, text }) => {
    const [words, titled, told] = hoursCounted.exec(text) ?? [];
    const said = titled ?? told;
    return said === undefined || Number(said.replaceAll(',', '')) === known
      ? []
      : [finding(page.file, `says “${words}” in its ${where}, and the hours of ${known} are known`, remedy)];
  });
}

/** A page that says that nothing is confirmed says so in words, is not indexed, and is about what nobody is known for. */
function admissionFindings(page: PageFacts, offers: ReadonlyMap<string, boolean>): readonly Finding[] {
  const { file, path, admits } = page;
  if (admits === undefined) return [];
  return [
    ...(asksToBeIndexed(page)
      ? [finding(file, 'asks to be indexed though nothing on it is confirmed', remedy)]
      : []),
    ...(/\b(?:don’t|doesn’t|not|none|nobody|no)\b/i.test(admits)
      ? []
      : [finding(file, 'does not say in words that nothing is confirmed', remedy)]),
    ...(offers.get(path) === true
      ? [finding(file, 'says that nothing is confirmed, though somebody is known to be one', remedy)]
      : []),
  ];
}

/** No page counts nothing: “0 of 5” tells of unknown as if it were no. */
export const checkZeroCounts: Check = ({ pages }: Artefact) =>
  pages.flatMap(({ file, zeroCounts }) =>
    zeroCounts.map((text) =>
      finding(file, `counts nothing: “${text}”`, 'Leave out what is not known, or say “none” of what is.'),
    ),
  );
