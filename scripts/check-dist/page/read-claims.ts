import { zeroCountIn } from '../claims/claim-words.ts';
import { distinct, type Element, isLeftOutOfText, isWithin, readText } from './page-elements.ts';

/** A text of a page that may claim something of pharmacies, such as delivery. */
export interface Claim {
  readonly where: 'title' | 'description' | 'heading' | 'introduction' | 'link';
  readonly text: string;
  readonly href?: string | undefined;
}

const headings = ['h1', 'h2', 'h3'];
const countElements = new Set(
  ['p', 'li', 'dt', 'dd', 'summary', 'option', 'td', 'th', 'figcaption', 'button', 'span'].concat(headings),
);
const pharmacyPage = /^\/pharmacies\/[^/]+\/[^/]+$/;

const isMarked = ({ attribs }: Element): boolean => attribs['data-unconfirmed'] !== undefined;
const isUnconfirmed = (element: Element): boolean => isWithin(element, isMarked);
const isIntro = ({ attribs }: Element): boolean => /\bintro\b/.test(attribs.class ?? '');
const isOwnHours = ({ attribs }: Element): boolean => /\bhrs\b/.test(attribs.class ?? '');
const isName = ({ attribs }: Element): boolean => attribs.translate === 'no';

/** Returns a page's claims, the targets of links marked unconfirmed, and zero counts such as `0 of`. */
export function readClaims(
  elements: readonly Element[],
  titles: readonly string[],
  descriptions: readonly string[],
) {
  const claims: readonly Claim[] = [
    ...elements.flatMap(claimOf),
    ...titles.map((text) => ({ where: 'title', text }) as const),
    ...descriptions.map((text) => ({ where: 'description', text }) as const),
  ];
  const links = elements.filter(({ name, attribs }) => name === 'a' && attribs.href !== undefined);
  const targets = (unconfirmed: boolean): ReadonlySet<string> =>
    new Set(links.flatMap((link) => (isUnconfirmed(link) === unconfirmed ? (link.attribs.href ?? []) : [])));
  const confirmed = targets(false);
  const admission = elements.findLast((element) => isIntro(element) && isMarked(element));
  const texts = [...elements.flatMap(textsWithCounts), ...titles, ...descriptions];
  return {
    claims: claims.map((claim) => ({ ...claim, text: claim.text.replace(/\s+/g, ' ').trim() })),
    unconfirmedLinks: [...targets(true)].filter((href) => !confirmed.has(href)),
    /** Text of the introduction marked `data-unconfirmed`; undefined if none is marked. */
    admission: admission && readText(admission),
    zeroCounts: distinct(texts.flatMap((text) => zeroCountIn(text) ?? [])),
  };
}

function claimOf(element: Element): Claim | readonly Claim[] {
  const { name, attribs } = element;
  const { href } = attribs;
  if (headings.includes(name)) {
    if (name !== 'h1' && isUnconfirmed(element)) return [];
    return { where: 'heading', text: isName(element) ? '' : readText(element, { without: isName }) };
  }
  if (name === 'p' && !isMarked(element) && !isOwnHours(element) && isWithin(element, isIntro))
    return { where: 'introduction', text: readText(element) };
  if (name === 'a' && href !== undefined && !pharmacyPage.test(href) && !isUnconfirmed(element))
    return { where: 'link', text: readText(element), href };
  return [];
}

function textsWithCounts(element: Element): readonly string[] {
  const { name, attribs } = element;
  const content = name === 'meta' && attribs.name !== 'viewport' ? attribs.content : undefined;
  const text = countElements.has(name) && !isLeftOutOfText(element) ? readText(element) : undefined;
  return [attribs['aria-label'], attribs.alt, content, text].flatMap((value) => value ?? []);
}
