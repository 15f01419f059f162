import { DomUtils, parseDocument } from 'htmlparser2';
import { datasetMetaName, listingsMeta, modulesMetaName } from '../../../src/config/constants.ts';
import { callsNearest, distancesIn } from './distance-words.ts';
import { distinct, type Element, isWithin, readText } from './page-elements.ts';
import { readClaims } from './read-claims.ts';

export type PageFacts = Readonly<ReturnType<typeof readPage>>;

/** True if no robots meta says noindex; the one that sample sites add does not count. */
export const asksToBeIndexed = ({ robots }: Pick<PageFacts, 'robots'>): boolean =>
  !robots.some((content) => /\bnoindex\b/i.test(content));

/** True for 404.html, the page of unknown paths. */
export const isNotFoundPage = ({ file }: Pick<PageFacts, 'file'>): boolean => file === '404.html';

/** Reads from a page's HTML what the checks need: titles, links, claims. Tolerates bad markup. */
export function readPage(file: string, html: string) {
  const document = parseDocument(html);
  const elements = DomUtils.getElementsByTagName('*', document);
  const all = (...names: readonly string[]): readonly Element[] =>
    elements.filter(({ name }) => names.includes(name));
  const contents = (name: string, without = ''): readonly string[] =>
    all('meta').flatMap(({ attribs }) =>
      attribs.name === name && !(without in attribs) ? (attribs.content ?? '') : [],
    );
  const targets = (relation: RegExp): readonly string[] =>
    all('link').flatMap(({ attribs }) => (relation.test(attribs.rel ?? '') ? (attribs.href ?? []) : []));
  // A drawing has titles of its own.
  const titles = all('title')
    .filter((title) => !isWithin(title, isDrawing))
    .map(DomUtils.textContent);
  const descriptions = contents('description');
  const ids = elements.flatMap(({ attribs }) => attribs.id ?? []);
  const jsonLd = all('script').filter(isData).map(DomUtils.textContent);
  const passages = all('p', 'dd', 'h1', 'h2', 'h3').filter((element) => !isWithin(element, isItem));
  return {
    ...readClaims(elements, titles, descriptions),
    /** Relative to the published folder: `pharmacies/alabama.html`. */
    file,
    path: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`,
    bytes: Buffer.byteLength(html),
    titles,
    descriptions,
    canonicals: targets(/^canonical$/),
    // The one that sites of samples add does not count.
    robots: contents('robots', 'data-samples'),
    opensSamples:
      contents(listingsMeta.name).includes(listingsMeta.sample) &&
      !all('meta').some(({ attribs }) => 'data-samples' in attribs),
    isRedirect: all('meta').some(({ attribs }) => attribs['http-equiv'] === 'refresh'),
    isClosed: elements.some(({ attribs }) => attribs['data-closed'] !== undefined),
    h1Count: all('h1').length,
    links: distinct(all('a', 'form').flatMap(({ attribs }) => attribs.href ?? attribs.action ?? [])),
    assets: distinct([
      ...all('script', 'img').flatMap(({ attribs }) => attribs.src ?? []),
      ...targets(/\b(?:stylesheet|modulepreload|preload|icon|apple-touch-icon|manifest)\b/),
      ...contents(modulesMetaName).flatMap((modules) => modules.split(' ')),
    ]),
    ids: distinct(ids),
    duplicateIds: ids.filter((id, index) => ids.indexOf(id) !== index),
    /** Paths of the JSON files that the page was made from: its dataset, then its map tiles. */
    data: contents(datasetMetaName).flatMap((names) =>
      names.split(' ').filter((name) => name.startsWith('/')),
    ),
    jsonLd,
    inline: elements.flatMap(inlineCode),
    nearestTexts: passages.map(textOfPassage).filter(callsNearest),
    distances: distinct(all('li').flatMap((item) => distancesIn(readText(item)))),
    text: jsonLd.length === 0 ? '' : readText(document, { edge: ' ' }).replace(/[\s\u2060]+/g, ' '),
  };
}

const isDrawing = ({ name }: Element): boolean => name === 'svg';
const isItem = ({ name }: Element): boolean => name === 'li';
const isData = ({ attribs }: Element): boolean =>
  attribs.src === undefined && attribs.type === 'application/ld+json';

function textOfPassage(element: Element): string {
  const before = element.name === 'dd' ? DomUtils.prevElementSibling(element) : null;
  const name = before?.name === 'dt' ? `${readText(before)} ` : '';
  return name + readText(element, { without: isItem });
}

function inlineCode(element: Element): readonly string[] {
  const { name, attribs } = element;
  const attributes = Object.keys(attribs).filter((key) => key.startsWith('on') || key === 'style');
  const isCode = name === 'style' || (name === 'script' && attribs.src === undefined && !isData(element));
  return [...attributes.map((key) => `${name} ${key}=`), ...(isCode ? [name] : [])];
}
