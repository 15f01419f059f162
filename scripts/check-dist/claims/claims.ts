import { pagePath, textPageIds } from '../../../src/domain/site/paths.ts';
import { type Finding, finding, type PageCheck } from '../artefact.ts';
import { asksToBeIndexed, isNotFoundPage, type PageFacts } from '../read-page.ts';
import { topicsIn } from './claim-words.ts';
import { type StatedFacts, type StatedOfCity, statedBy } from './stated-facts.ts';

const remedy =
  'Say it only where a listing states it; else say that it is not confirmed, within an element with data-unconfirmed.';

/** Pages that say what words mean, and claim nothing of listings. */
const definitions: ReadonlySet<string> = new Set(
  [...textPageIds, 'specialties' as const].map((page) => pagePath(page)),
);

/** No title, description, heading, introduction or link speaks of hours, services or access that no listing behind it states. */
export const checkClaims: PageCheck = async (files) => {
  const site = await statedBy(files);
  return (page) => [
    ...linkFindings(page, site),
    ...textFindings(page, page.dataset === undefined ? undefined : site.cities.get(page.dataset), site),
    ...admissionFindings(page, site),
  ];
};

/** A link to what nobody is known for stands where it is said to be that, and no other link does. */
function linkFindings(page: PageFacts, { offers }: StatedFacts): readonly Finding[] {
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
  city: StatedOfCity | undefined,
  site: StatedFacts,
): readonly Finding[] {
  if (definitions.has(page.path) || isNotFoundPage(page)) return [];
  const own = city?.ofPharmacy.get(page.path);
  const { confirmed: ofPlace, names } = city ?? site;
  const confirmed = own ?? ofPlace;
  const claims =
    own === undefined
      ? page.claims
      : page.claims.filter(({ where }) => where === 'title' || where === 'description');
  return [
    ...claims.flatMap(({ where, text, href = '' }) => {
      // A link to what is about filters is held against those; any other speaks of the site.
      if (where === 'link' ? site.offers.has(href) : page.admits !== undefined) return [];
      const stated = where === 'link' ? site.confirmed : confirmed;
      const unstated = [...topicsIn(text)].filter((topic) => !stated.has(topic) && !confirmed.has(topic));
      if (unstated.length === 0) return [];
      const plain = topicsIn(withoutNames(text, names));
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
function countFindings(page: PageFacts, { path, hoursKnown: known }: StatedOfCity): readonly Finding[] {
  if (page.path !== path) return [];
  return page.claims.flatMap(({ where, text }) => {
    const [words, titled, told] = hoursCounted.exec(text) ?? [];
    const said = titled ?? told;
    return said === undefined || Number(said.replaceAll(',', '')) === known
      ? []
      : [finding(page.file, `says “${words}” in its ${where}, and the hours of ${known} are known`, remedy)];
  });
}

/** A page that says that nothing is confirmed says so in words, is not indexed, and is about what nobody is known for. */
function admissionFindings(page: PageFacts, { offers }: StatedFacts): readonly Finding[] {
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
export const checkZeroCounts: PageCheck =
  () =>
  ({ file, zeroCounts }) =>
    zeroCounts.map((text) =>
      finding(file, `counts nothing: “${text}”`, 'Leave out what is not known, or say “none” of what is.'),
    );
