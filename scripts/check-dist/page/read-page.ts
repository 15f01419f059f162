import { DomUtils, parseDocument } from 'htmlparser2';
import { datasetMetaName, modulesMetaName } from '../../../src/config/constants.ts';
import { callsNearest, distancesIn } from '../../../src/messages/distance-words.ts';
import { type Element, isWithin, readText } from './page-elements.ts';
import { type PageClaims, readClaims } from './read-claims.ts';

/** What the checks need to know of one page. */
export interface PageFacts extends PageClaims {
  /** Relative to the published folder: `pharmacies/alabama.html`. */
  readonly file: string;
  /** The path a host answers with this file: `/pharmacies/alabama`. */
  readonly path: string;
  readonly bytes: number;
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly canonicals: readonly string[];
  /** Contents of `<meta name="robots">`. */
  readonly robots: readonly string[];
  /** Whether it sends its visitor to another page at once. */
  readonly leadsOn: boolean;
  /** Whether it is the page of a pharmacy that is no longer there. */
  readonly isClosed: boolean;
  /** How many h1 elements. */
  readonly headings: number;
  /** Distinct targets of links and forms, as written. */
  readonly links: readonly string[];
  /** Distinct addresses of scripts, styles, images and preloads, as written. */
  readonly assets: readonly string[];
  readonly ids: readonly string[];
  readonly duplicateIds: readonly string[];
  /** The dataset's address, as written, of a page that has one. */
  readonly dataset?: string | undefined;
  /** Texts of JSON-LD blocks. */
  readonly jsonLd: readonly string[];
  /** What a strict content policy would block: inline scripts, styles, handlers. */
  readonly inline: readonly string[];
  /** Paragraphs and facts, outside lists, that call something the nearest. */
  readonly told: readonly string[];
  /** Distinct distances in lists, as written. */
  readonly distances: readonly string[];
  /** The words of the body with single spaces; only kept for a page with JSON-LD. */
  readonly text: string;
}

/** Whether a page leaves being indexed to others. */
export const asksToBeIndexed = ({ robots }: Pick<PageFacts, 'robots'>): boolean =>
  !robots.some((content) => /\bnoindex\b/i.test(content));

/** Whether a page is the one that hosts serve with status 404 for any unknown path. */
export const isNotFoundPage = ({ file }: Pick<PageFacts, 'file'>): boolean => file === '404.html';

/** Reads the facts of a page from its HTML, tolerant of bad markup as browsers are. */
export function readPage(file: string, html: string): PageFacts {
  const document = parseDocument(html);
  const elements = DomUtils.getElementsByTagName('*', document);
  const all = (...names: readonly string[]): readonly Element[] =>
    elements.filter(({ name }) => names.includes(name));
  const contents = (name: string): readonly string[] =>
    all('meta').flatMap(({ attribs }) => (attribs.name === name ? (attribs.content ?? '') : []));
  // A drawing has titles of its own.
  const titles = all('title').filter((title) => !isWithin(title, isDrawing));
  const ids = elements.flatMap(({ attribs }) => attribs.id ?? []);
  const jsonLd = all('script').filter(isData).map(DomUtils.textContent);
  const facts = {
    titles: titles.map(DomUtils.textContent),
    descriptions: contents('description'),
  };
  return {
    ...facts,
    ...readClaims(elements, facts.titles, facts.descriptions),
    file,
    path: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`,
    bytes: Buffer.byteLength(html),
    canonicals: all('link').flatMap(({ attribs }) =>
      attribs.rel === 'canonical' ? (attribs.href ?? []) : [],
    ),
    robots: contents('robots'),
    leadsOn: all('meta').some(({ attribs }) => attribs['http-equiv'] === 'refresh'),
    isClosed: elements.some(({ attribs }) => attribs['data-closed'] !== undefined),
    headings: all('h1').length,
    links: distinct(
      all('a', 'form').flatMap(({ name, attribs }) => attribs[name === 'a' ? 'href' : 'action'] ?? []),
    ),
    assets: distinct([
      ...all('script', 'img').flatMap(({ attribs }) => attribs.src ?? []),
      ...all('link').flatMap(({ attribs }) => (loading.test(attribs.rel ?? '') ? (attribs.href ?? []) : [])),
      ...contents(modulesMetaName).flatMap((modules) => modules.split(' ')),
    ]),
    ids: distinct(ids),
    duplicateIds: ids.filter((id, index) => ids.indexOf(id) !== index),
    dataset: contents(datasetMetaName)[0]?.split(' ')[0],
    jsonLd,
    inline: elements.flatMap(inlineCode),
    told: all('p', 'dd', 'h1', 'h2', 'h3')
      .filter((element) => !isWithin(element, isItem))
      .map(passage)
      .filter(callsNearest),
    distances: distinct(all('li').flatMap((item) => distancesIn(readText(item)))),
    text: jsonLd.length === 0 ? '' : readText(document, { edge: ' ' }).replace(/[\s\u2060]+/g, ' '),
  };
}

/** Relations of links to what a page loads. */
const loading = /\b(?:stylesheet|modulepreload|preload|icon|apple-touch-icon|manifest)\b/;
const isDrawing = ({ name }: Element): boolean => name === 'svg';
const isItem = ({ name }: Element): boolean => name === 'li';
/** Whether a script is a block of JSON-LD. */
const isData = ({ attribs }: Element): boolean =>
  attribs.src === undefined && attribs.type === 'application/ld+json';
const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/** Gives the text of an element without its lists; a fact's name and value are one. */
function passage(element: Element): string {
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
