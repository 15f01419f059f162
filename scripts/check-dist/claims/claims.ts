import { pagePath, textPageIds } from '../../../src/domain/site/paths.ts';
import type { PageCheck } from '../artefact.ts';
import type { Claim } from '../page/read-claims.ts';
import { asksToBeIndexed, isNotFoundPage, type PageFacts } from '../page/read-page.ts';
import { topicsIn } from './claim-words.ts';
import { type StatedFacts, type StatedOfCity, statedBy } from './stated-facts.ts';

const remedy =
  'Say it only where a listing states it; else say that it is not confirmed, within an element with data-unconfirmed.';

/** Pages that say what words mean, and claim nothing of listings. */
const definitions: ReadonlySet<string> = new Set(
  [...textPageIds, 'specialties' as const].map((page) => pagePath(page)),
);

/** Takes note of one thing wrong with the page that is looked at. */
type Tell = (problem: string) => void;

/** Checks that no text of a page speaks of hours, services or access that no listing behind it states. */
export const checkClaims: PageCheck = async (files, report) => {
  const site = await statedBy(files);
  return (page) => {
    const tell: Tell = (problem) => report(page.file, problem, remedy);
    const [dataset = ''] = page.data;
    const city = site.cities.get(dataset);
    checkOffers(page, site, tell);
    if (!definitions.has(page.path) && !isNotFoundPage(page)) {
      checkTexts(page, city, site, tell);
      if (page.path === city?.path) checkCounts(page, city, tell);
    }
    if (page.admits !== undefined) checkAdmission(page, page.admits, site, tell);
  };
};

/** Checks that links to what nobody is known for, and no others, stand where that is said. */
function checkOffers(page: PageFacts, { offers }: StatedFacts, tell: Tell): void {
  const admitted = new Set(page.unconfirmedLinks);
  for (const target of page.links) {
    // A page's own form leads to itself.
    const offered = target === page.path ? undefined : offers.get(target);
    if (offered === false && !admitted.has(target))
      tell(`links to ${target}, of which nobody is known to be one`);
    if (offered === true && admitted.has(target))
      tell(`says that ${target} is not confirmed, though somebody is known to be one`);
  }
}

function checkTexts(page: PageFacts, city: StatedOfCity | undefined, site: StatedFacts, tell: Tell): void {
  const own = city?.ofPharmacy.get(page.path);
  const { names } = city ?? site;
  const confirmed = own ?? (city ?? site).confirmed;
  /** Whether a text is checked elsewhere, or speaks of no listing. */
  const isLeftOut = ({ where, href = '' }: Claim): boolean =>
    (own !== undefined && where !== 'title' && where !== 'description') ||
    (where === 'link' ? site.offers.has(href) : page.admits !== undefined);
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
      tell(`speaks of ${spoken} in its ${where}, which no listing states: ${JSON.stringify(text)}`);
  }
}

function withoutNames(text: string, names: readonly string[]): string {
  const found = names.filter((name) => text.includes(name)).toSorted((a, b) => b.length - a.length);
  return found.reduce((rest, name) => rest.replaceAll(name, ' '), text);
}

const hoursCounted = /\b(\d[\d,]*) with hours\b|\bHours known for (\d[\d,]*) of\b/;

/** Checks that a city's page counts as many known hours as its listings have. */
function checkCounts({ claims }: PageFacts, { hoursKnown }: StatedOfCity, tell: Tell): void {
  for (const { where, text } of claims) {
    const [words, titled, told] = hoursCounted.exec(text) ?? [];
    const said = titled ?? told;
    if (said !== undefined && Number(said.replaceAll(',', '')) !== hoursKnown)
      tell(`says “${words}” in its ${where}, and the hours of ${hoursKnown} are known`);
  }
}

/** Checks a page that says that the city has nobody known: in words, true, and indexed only with a list. */
function checkAdmission(page: PageFacts, admits: string, { offers }: StatedFacts, tell: Tell): void {
  if (asksToBeIndexed(page) && !page.jsonLd.some((block) => block.includes('"ItemList"')))
    tell('asks to be indexed though it lists nobody that is known to fit');
  if (!/\b(?:don’t|doesn’t|not|none|nobody|no)\b/i.test(admits))
    tell('does not say in words that nothing is confirmed');
  if (offers.get(page.path) === true)
    tell('says that nothing is confirmed, though somebody is known to be one');
}

/** Checks that no page counts nothing: “0 of 5” tells of unknown as if it were no. */
export const checkZeroCounts: PageCheck =
  (_, report) =>
  ({ file, zeroCounts }) => {
    for (const text of zeroCounts)
      report(file, `counts nothing: “${text}”`, 'Leave out what is not known, or say “none” of what is.');
  };
