import { Parser } from 'htmlparser2';
import { datasetMetaName, modulesMetaName } from '../../src/config/constants.ts';
import { callsNearest, distancesIn } from '../../src/messages/distance-words.ts';
import { claimReader, type PageClaims } from './claims/claim-reader.ts';

/** What the checks need to know of one page, read from its HTML once. */
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
  /** Distinct targets of links, forms, and what the page loads, as written. */
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
  /** The distances that stand in lists, as written, each once. */
  readonly distances: readonly string[];
  /** The words of the body with single spaces; only kept for a page with JSON-LD. */
  readonly text: string;
}

/** Whether a page leaves being indexed to others. */
export const asksToBeIndexed = ({ robots }: Pick<PageFacts, 'robots'>): boolean =>
  !robots.some((content) => /\bnoindex\b/i.test(content));

/** The page that hosts serve with status 404 for any unknown path; it has no address of its own. */
export const isNotFoundPage = ({ file }: Pick<PageFacts, 'file'>): boolean => file === '404.html';

/** Elements whose text is no part of what a visitor reads. */
const unread = new Set(['script', 'style', 'template', 'title']);

/** Elements that hold a passage of text; a fact's name and value are one. */
const passages = new Set(['p', 'dt', 'dd', 'h1', 'h2', 'h3']);

const linkRelations = /\b(?:stylesheet|modulepreload|preload|icon|apple-touch-icon|manifest)\b/;

/** Reads the facts of a page from its HTML, tolerant of bad markup as browsers are. */
export function readPage(file: string, html: string): PageFacts {
  const titles: string[] = [];
  const descriptions: string[] = [];
  const canonicals: string[] = [];
  const robots: string[] = [];
  const links = new Set<string>();
  const assets = new Set<string>();
  const ids = new Set<string>();
  const duplicateIds: string[] = [];
  const jsonLd: string[] = [];
  const inline: string[] = [];
  const words: string[] = [];
  let headings = 0;
  let leadsOn = false;
  let isClosed = false;
  let dataset: string | undefined;
  let silent: string | undefined;
  // A drawing has titles of its own.
  let drawings = 0;
  const told: string[] = [];
  const distances = new Set<string>();
  let items = 0;
  let itemText = '';
  let passage: string | undefined;
  let block: { readonly kind: 'json' | 'script'; text: string } | undefined;
  let title: string | undefined;
  const claims = claimReader();

  const parser = new Parser({
    onopentag(name, attributes) {
      claims.open(name, attributes);
      words.push(' ');
      const { id, href, src, rel = '', action } = attributes;
      if (id !== undefined) {
        if (ids.has(id)) duplicateIds.push(id);
        ids.add(id);
      }
      for (const attribute in attributes) {
        if (attribute.startsWith('on') || attribute === 'style') inline.push(`${name} ${attribute}=`);
      }
      if (unread.has(name)) silent = name;
      if (attributes['data-closed'] !== undefined) isClosed = true;
      if (name === 'li') items += 1;
      else if (items === 0 && passages.has(name)) passage = `${name === 'dd' ? (passage ?? '') : ''} `;
      if (name === 'a' && href !== undefined) links.add(href);
      else if (name === 'form' && action !== undefined) links.add(action);
      else if (name === 'h1') headings += 1;
      else if (name === 'svg') drawings += 1;
      else if (name === 'title' && drawings === 0) title = '';
      else if (name === 'style') inline.push('style');
      else if (name === 'script') {
        if (src !== undefined) assets.add(src);
        else block = { kind: attributes.type === 'application/ld+json' ? 'json' : 'script', text: '' };
      } else if (name === 'img' && src !== undefined) assets.add(src);
      else if (name === 'link' && href !== undefined) {
        if (rel === 'canonical') canonicals.push(href);
        else if (linkRelations.test(rel)) assets.add(href);
      } else if (name === 'meta') {
        if (attributes['http-equiv'] === 'refresh') leadsOn = true;
        if (attributes.name === 'description') descriptions.push(attributes.content ?? '');
        else if (attributes.name === 'robots') robots.push(attributes.content ?? '');
        else if (attributes.name === modulesMetaName) {
          for (const module of attributes.content?.split(' ') ?? []) assets.add(module);
        } else if (attributes.name === datasetMetaName) {
          [dataset] = attributes.content?.split(' ') ?? [];
        }
      }
    },
    ontext(text) {
      claims.text(text);
      if (block !== undefined) block.text += text;
      else if (title !== undefined) title += text;
      else if (silent === undefined) {
        words.push(text);
        if (items > 0) itemText += text;
        else if (passage !== undefined) passage += text;
      }
    },
    onclosetag(name) {
      claims.close(name);
      words.push(' ');
      if (name === silent) silent = undefined;
      if (name === 'li') {
        items -= 1;
        for (const distance of distancesIn(itemText)) distances.add(distance);
        itemText = '';
      } else if (items === 0 && passage !== undefined && passages.has(name) && name !== 'dt') {
        if (callsNearest(passage)) told.push(passage);
        passage = undefined;
      }
      if (name === 'svg') drawings -= 1;
      if (name === 'title' && title !== undefined) {
        titles.push(title);
        title = undefined;
      } else if (name === 'script' && block !== undefined) {
        if (block.kind === 'json') jsonLd.push(block.text);
        else inline.push('script');
        block = undefined;
      }
    },
  });
  parser.write(html);
  parser.end();
  return {
    file,
    path: pathOfFile(file),
    bytes: Buffer.byteLength(html),
    titles,
    descriptions,
    canonicals,
    robots,
    leadsOn,
    isClosed,
    headings,
    links: [...links],
    assets: [...assets],
    ids: [...ids],
    duplicateIds,
    dataset,
    jsonLd,
    inline,
    told,
    distances: [...distances],
    ...claims.read(titles, descriptions),
    text: jsonLd.length === 0 ? '' : words.join('').replace(/[\s\u2060]+/g, ' '),
  };
}

/** The path that a host answers with a file: `/` for `index.html`, `/foo` for `foo.html`. */
const pathOfFile = (file: string): string =>
  file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
