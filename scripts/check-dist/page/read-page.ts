import { DomUtils, parseDocument } from 'htmlparser2';
import { datasetMetaName, modulesMetaName } from '../../../src/config/constants.ts';
import { callsNearest, distancesIn } from '../../../src/messages/distance-words.ts';
import { distinct, type Element, isWithin, readText } from './page-elements.ts';
import { readClaims } from './read-claims.ts';

/** What the checks need to know of one page. Links and addresses are as written. */
export type PageFacts = Readonly<ReturnType<typeof readPage>>;

/** Whether a page leaves being indexed to others. */
export const asksToBeIndexed = ({ robots }: Pick<PageFacts, 'robots'>): boolean =>
  !robots.some((content) => /\bnoindex\b/i.test(content));

/** Whether a page is the one that hosts serve with status 404 for any unknown path. */
export const isNotFoundPage = ({ file }: Pick<PageFacts, 'file'>): boolean => file === '404.html';

/** Reads the facts of a page from its HTML, tolerant of bad markup as browsers are. */
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
  /** Texts of JSON-LD blocks. */
  const jsonLd = all('script').filter(isData).map(DomUtils.textContent);
  const passages = all('p', 'dd', 'h1', 'h2', 'h3').filter((element) => !isWithin(element, isItem));
  return {
    ...readClaims(elements, titles, descriptions),
    /** Relative to the published folder: `pharmacies/alabama.html`. */
    file,
    /** The path a host answers with this file: `/pharmacies/alabama`. */
    path: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`,
    bytes: Buffer.byteLength(html),
    titles,
    descriptions,
    canonicals: targets(/^canonical$/),
    /** Without the one that closes every page of a site of samples. */
    robots: contents('robots', 'data-samples'),
    /** Whether it sends its visitor to another page at once. */
    leadsOn: all('meta').some(({ attribs }) => attribs['http-equiv'] === 'refresh'),
    /** Whether it is the page of a pharmacy that is no longer there. */
    isClosed: elements.some(({ attribs }) => attribs['data-closed'] !== undefined),
    /** How many h1 elements. */
    headings: all('h1').length,
    /** Distinct targets of links and forms. */
    links: distinct(all('a', 'form').flatMap(({ attribs }) => attribs.href ?? attribs.action ?? [])),
    /** Distinct addresses of scripts, styles, images and preloads. */
    assets: distinct([
      ...all('script', 'img').flatMap(({ attribs }) => attribs.src ?? []),
      ...targets(/\b(?:stylesheet|modulepreload|preload|icon|apple-touch-icon|manifest)\b/),
      ...contents(modulesMetaName).flatMap((modules) => modules.split(' ')),
    ]),
    ids: distinct(ids),
    duplicateIds: ids.filter((id, index) => ids.indexOf(id) !== index),
    /** Addresses of the data files it was made from, its dataset first. */
    data: contents(datasetMetaName).flatMap((names) =>
      names.split(' ').filter((name) => name.startsWith('/')),
    ),
    jsonLd,
    /** What a strict content policy would block: inline scripts, styles, handlers. */
    inline: elements.flatMap(inlineCode),
    /** Paragraphs and facts, outside lists, that call something the nearest. */
    told: passages.map(textOfPassage).filter(callsNearest),
    /** Distinct distances in lists. */
    distances: distinct(all('li').flatMap((item) => distancesIn(readText(item)))),
    /** The words of the page with single spaces; only kept for a page with JSON-LD. */
    text: jsonLd.length === 0 ? '' : readText(document, { edge: ' ' }).replace(/[\s\u2060]+/g, ' '),
  };
}

const isDrawing = ({ name }: Element): boolean => name === 'svg';
const isItem = ({ name }: Element): boolean => name === 'li';
/** Whether a script is a block of JSON-LD. */
const isData = ({ attribs }: Element): boolean =>
  attribs.src === undefined && attribs.type === 'application/ld+json';

/** Gives the text of an element without its lists; a fact's name and value are one. */
function textOfPassage(element: Element): string {
  const before = element.name === 'dd' ? DomUtils.prevElementSibling(element) : null;
  const name = before?.name === 'dt' ? `${readText(before)} ` : '';
  return name + readText(element, { without: isItem });
}

/** Names the code and style that stand in an element itself. */
function inlineCode(element: Element): readonly string[] {
  const { name, attribs } = element;
  const attributes = Object.keys(attribs).filter((key) => key.startsWith('on') || key === 'style');
  const isCode = name === 'style' || (name === 'script' && attribs.src === undefined && !isData(element));
  return [...attributes.map((key) => `${name} ${key}=`), ...(isCode ? [name] : [])];
}
