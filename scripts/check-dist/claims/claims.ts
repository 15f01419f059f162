import { pagePath, textPageIds } from '../../../src/domain/site/paths.ts';
import type { PageCheck } from '../artefact.ts';
import type { Claim } from '../page/read-claims.ts';
import { asksToBeIndexed, isNotFoundPage, type PageFacts } from '../page/read-page.ts';
import { topicsIn } from './claim-words.ts';
import { type CityStatedFacts, readStatedFacts, type StatedFacts } from './stated-facts.ts';

const remedy =
  'Say it only where a listing states it; else say “not confirmed”, in an element with data-unconfirmed.';

const definitions: ReadonlySet<string> = new Set(
  [...textPageIds, 'specialties' as const].map((page) => pagePath(page)),
);

type ReportProblem = (problem: string) => void;

/** Checks that a page mentions only services and hours that its pharmacies confirm. */
export const checkClaims: PageCheck = async (files, report) => {
  const site = await readStatedFacts(files);
  return (page) => {
    const reportProblem: ReportProblem = (problem) => report(page.file, problem, remedy);
    const [dataset = ''] = page.data;
    const city = site.cities.get(dataset);
    checkLinks(page, site, reportProblem);
    if (!definitions.has(page.path) && !isNotFoundPage(page)) {
      checkTexts(page, city, site, reportProblem);
      if (page.path === city?.path) checkCounts(page, city, reportProblem);
    }
    if (page.admission !== undefined) checkAdmission(page, page.admission, site, reportProblem);
  };
};

function checkLinks(page: PageFacts, { offers }: StatedFacts, reportProblem: ReportProblem): void {
  const unconfirmed = new Set(page.unconfirmedLinks);
  for (const target of page.links) {
    // A page's own form leads to itself.
    const offered = target === page.path ? undefined : offers.get(target);
    if (offered === false && !unconfirmed.has(target))
      reportProblem(`links to ${target}, which no listing is known to match`);
    if (offered === true && unconfirmed.has(target))
      reportProblem(`says that ${target} is not confirmed, though a listing matches it`);
  }
}

function checkTexts(
  page: PageFacts,
  city: CityStatedFacts | undefined,
  site: StatedFacts,
  reportProblem: ReportProblem,
): void {
  const own = city?.topicsByPharmacy.get(page.path);
  const { names } = city ?? site;
  // By this pharmacy, else by the city's and those on its map tiles, else by any listed city's.
  const confirmed = own ?? (city ?? site).confirmed;
  const isLeftOut = ({ where, href = '' }: Claim): boolean =>
    (own !== undefined && where !== 'title' && where !== 'description') ||
    (where === 'link' ? site.offers.has(href) : page.admission !== undefined);
  for (const claim of page.claims) {
    if (isLeftOut(claim)) continue;
    const { where, text } = claim;
    // A link speaks of the whole site.
    const isStated = where === 'link' ? new Set([...confirmed, ...site.confirmed]) : confirmed;
    const unstated = [...topicsIn(text)].filter((topic) => !isStated.has(topic));
    if (unstated.length === 0) continue;
    const plain = topicsIn(withoutNames(text, names));
    const spoken = unstated.filter((topic) => plain.has(topic)).join(', ');
    if (spoken !== '')
      reportProblem(`speaks of ${spoken} in its ${where}, which no listing states: ${JSON.stringify(text)}`);
  }
}

function withoutNames(text: string, names: readonly string[]): string {
  const found = names.filter((name) => text.includes(name)).toSorted((a, b) => b.length - a.length);
  return found.reduce((rest, name) => rest.replaceAll(name, ' '), text);
}

const hoursCounted = /\b(\d[\d,]*) with hours\b|\bHours known for (\d[\d,]*) of\b/;

function checkCounts(
  { claims }: PageFacts,
  { hoursKnown }: CityStatedFacts,
  reportProblem: ReportProblem,
): void {
  for (const { where, text } of claims) {
    const [words, inTitle, inText] = hoursCounted.exec(text) ?? [];
    const count = inTitle ?? inText;
    if (count !== undefined && Number(count.replaceAll(',', '')) !== hoursKnown)
      reportProblem(`says “${words}” in its ${where}, and the hours of ${hoursKnown} are known`);
  }
}

// Matches `/pharmacies/mobile-al/page-2` too.
const pharmacyPage = /^\/pharmacies\/[^/]+\/[^/]+$/;

function checkAdmission(
  page: PageFacts,
  admission: string,
  { offers }: StatedFacts,
  reportProblem: ReportProblem,
): void {
  if (asksToBeIndexed(page) && !page.links.some((link) => pharmacyPage.test(link)))
    reportProblem('asks to be indexed though it lists no pharmacy that is known to fit');
  if (!/\b(?:don’t|doesn’t|not|none|nobody|no)\b/i.test(admission))
    reportProblem('does not say in words that nothing is confirmed');
  if (offers.get(page.path) === true)
    reportProblem('says that nothing is confirmed, though a listing matches it');
}

/** Checks that no page states a zero count such as “0 of 5”. */
export const checkZeroCounts: PageCheck =
  (_, report) =>
  ({ file, zeroCounts }) => {
    for (const text of zeroCounts)
      report(file, `counts nothing: “${text}”`, 'Leave out unknown facts, and say “none” of known ones.');
  };
