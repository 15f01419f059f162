import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import {
  datasetMetaName,
  defaultMapStyleUrl,
  listingsMeta,
  modulesMetaName,
  serviceMetaNames,
  unconfirmedMetaName,
  visitorLocationMetaName,
} from '../../../src/config/constants.ts';
import type { RenderedPage, SiteFacts } from '../../../src/domain/site/page-renderer.ts';
import type { SitePath } from '../../../src/domain/site/paths.ts';
import { escapeHtml } from '../../../src/domain/text/escape-html.ts';
import { memoize } from '../../../src/domain/text/memoize.ts';
import * as layoutMessages from '../../../src/messages/generated/layout.ts';
import { sourceTerms } from '../../../src/vocabulary/source-links.ts';

/** What the template says on every page. */
export interface TemplateFacts extends SiteFacts {
  /** Address of the IP geolocation service with its token; absent when none is set up. */
  readonly locationService?: string | undefined;
}

/** What the template puts into one page. */
export interface PageContent extends Omit<RenderedPage, 'indexability'> {
  /** Files of the page's data, its dataset first, and the kind of that; none for a page of fixed text. */
  readonly data: { readonly kind: string | undefined; readonly files: readonly SitePath[] };
  /** False for a page that the browser renders anew because it stands for many paths (404). */
  readonly hydrates: boolean;
}

/** Writes the HTML of one page. */
export type PageTemplate = (content: PageContent) => string;

/** Module that runs the app. index.html names only the small one that loads it after the first paint. */
const appModule = 'src/app/client/main.tsx';

const rootElement = '<div id="root"></div>';

/**
 * Reads the client bundle's index.html and splits it once, so that no character of a page can be taken for a
 * pattern. Throws when the template has no `</head>` or root element.
 */
export async function readTemplate(client: string, facts: TemplateFacts): Promise<PageTemplate> {
  // Indentation is for us to read; every page would carry it.
  const html = (await readFile(join(client, 'index.html'), 'utf8')).replace(/^ +/gm, '');
  const manifest: Manifest = JSON.parse(await readFile(join(client, '.vite', 'manifest.json'), 'utf8'));
  const [start, rest] = splitOnce(html, '</head>');
  const [middle, end] = splitOnce(rest, rootElement);
  const top = start + siteMetas(facts);
  const between = `</head>${middle}<div id="root"`;
  const bottom = `</div>${mapCredit(facts.sources)}${end}`;
  // Pages of a kind have the same modules.
  const modulesOf = memoize((entries: string) => modulesMeta(manifest, [appModule, ...entries.split(',')]));
  return ({ head, html: body, entries, data, hydrates }) => {
    const mark = hydrates ? ' data-server-rendered="true">' : '>';
    return `${top}${head}${modulesOf(entries.join())}${dataMeta(data)}${between}${mark}${body}${bottom}`;
  };
}

/** Gives the first script of every page. Apps and dataset manifests that name the same are of one deploy. */
export async function firstScript(client: string): Promise<string> {
  const html = await readFile(join(client, 'index.html'), 'utf8');
  return /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? '';
}

function splitOnce(text: string, separator: string): readonly [string, string] {
  const at = text.indexOf(separator);
  if (at < 0) throw new Error(`index.html has no ${separator}`);
  return [text.slice(0, at), text.slice(at + separator.length)];
}

const metaTag = (name: string, content: string): string =>
  `<meta name="${name}" content="${escapeHtml(content)}"/>`;

/** Writes the meta that names a page's data, which the first script loads once the page is painted. */
export function dataMeta({ kind, files }: PageContent['data']): string {
  const [dataset, ...tiles] = files;
  if (dataset === undefined || kind === undefined) return '';
  return metaTag(datasetMetaName, [dataset, kind, ...tiles].join(' '));
}

/** Writes the metas that every page carries: what the client does not assume by itself. */
export function siteMetas({ sources = [], unconfirmed = [], ...facts }: TemplateFacts): string {
  const { sample, locationService, mapStyleUrl, mapAtOnce, contactFormUrl } = facts;
  return [
    metaTag(listingsMeta.name, sample ? listingsMeta.sample : sources.join(' ')),
    // Set apart from the noindex of a page's own, which stays to be checked on samples too.
    sample ? '<meta name="robots" content="noindex" data-samples/>' : '',
    unconfirmed.length === 0 ? '' : metaTag(unconfirmedMetaName, unconfirmed.join(' ')),
    locationService === undefined ? '' : metaTag(visitorLocationMetaName, locationService),
    mapStyleUrl === defaultMapStyleUrl ? '' : metaTag(serviceMetaNames.mapStyle, mapStyleUrl ?? ''),
    mapAtOnce ? metaTag(serviceMetaNames.mapStart, 'at-once') : '',
    contactFormUrl === undefined ? '' : metaTag(serviceMetaNames.contactForm, contactFormUrl),
  ].join('');
}

/** Writes what the licence of OpenStreetMap wants said wherever its facts are shown. It needs no script. */
function mapCredit(sources: readonly string[] = []): string {
  if (!sources.includes('osm')) return '';
  const link = `<a href="${sourceTerms.osm?.url ?? ''}">`;
  const text = escapeHtml(layoutMessages.map).replace('&lt;osm&gt;', link).replace('&lt;/osm&gt;', '</a>');
  return `<aside class="foot credit"><p class="wrap">${text}</p></aside>`;
}

/** Writes the meta that names the files of modules and their imports, each once, without the first script. */
function modulesMeta(manifest: Manifest, entries: readonly string[]): string {
  const files = new Set<string>();
  const visit = (id: string): void => {
    const chunk = manifest[id];
    if (chunk === undefined || chunk.isEntry === true || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return metaTag(modulesMetaName, [...files].map((file) => `/${file}`).join(' '));
}
