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

export interface TemplateFacts extends SiteFacts {
  readonly locationService?: string | undefined;
}

export interface PageContent extends Omit<RenderedPage, 'indexability'> {
  /** The page's data files, dataset first, and the dataset's kind. */
  readonly data: { readonly kind: string | undefined; readonly files: readonly SitePath[] };
  /** False for the 404 page, which the browser renders anew. */
  readonly hydrates: boolean;
}

export type PageTemplate = (content: PageContent) => string;

const appModule = 'src/app/client/main.tsx';

const rootElement = '<div id="root"></div>';

/**
 * Reads index.html of the client bundle, and returns a function from a page's content to its HTML. Throws an
 * Error if index.html has no place for a page.
 */
export async function readTemplate(client: string, facts: TemplateFacts): Promise<PageTemplate> {
  // Without indentation, which every page would carry.
  const html = (await readFile(join(client, 'index.html'), 'utf8')).replace(/^ +/gm, '');
  const manifest: Manifest = JSON.parse(await readFile(join(client, '.vite', 'manifest.json'), 'utf8'));
  const [start, rest] = splitOnce(html, '</head>');
  const [middle, end] = splitOnce(rest, rootElement);
  const top = start + siteMetas(facts);
  const bodyStart = `</head>${middle}<div id="root"`;
  const bottom = `</div>${mapCredit(facts.sources)}${end}`;
  // Pages of a kind have the same modules.
  const modulesOf = memoize((entries: string) => modulesMeta(manifest, [appModule, ...entries.split(',')]));
  return ({ head, html: body, entries, data, hydrates }) => {
    const mark = hydrates ? ' data-server-rendered="true">' : '>';
    return `${top}${head}${modulesOf(entries.join())}${dataMeta(data)}${bodyStart}${mark}${body}${bottom}`;
  };
}

/** Returns the URL of the first script in index.html of the client bundle. Empty if there is none. */
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

/** Returns the meta tag that names a page's data files. Empty for a page of fixed text. */
export function dataMeta({ kind, files }: PageContent['data']): string {
  const [dataset, ...tiles] = files;
  if (dataset === undefined || kind === undefined) return '';
  return metaTag(datasetMetaName, [dataset, kind, ...tiles].join(' '));
}

/** Returns the meta tags that all pages of a site have, such as noindex for samples. */
export function siteMetas({ sources = [], unconfirmed = [], ...facts }: TemplateFacts): string {
  const { sample, locationService, mapStyleUrl, mapAtOnce, contactFormUrl } = facts;
  return [
    metaTag(listingsMeta.name, sample ? listingsMeta.sample : sources.join(' ')),
    // `data-samples` tells it from a page's own noindex, which is checked on samples too.
    sample ? '<meta name="robots" content="noindex" data-samples/>' : '',
    unconfirmed.length === 0 ? '' : metaTag(unconfirmedMetaName, unconfirmed.join(' ')),
    locationService === undefined ? '' : metaTag(visitorLocationMetaName, locationService),
    mapStyleUrl === defaultMapStyleUrl ? '' : metaTag(serviceMetaNames.mapStyle, mapStyleUrl ?? ''),
    mapAtOnce ? metaTag(serviceMetaNames.mapStart, 'at-once') : '',
    contactFormUrl === undefined ? '' : metaTag(serviceMetaNames.contactForm, contactFormUrl),
  ].join('');
}

// OpenStreetMap's licence requires the credit, even without scripts.
function mapCredit(sources: readonly string[] = []): string {
  if (!sources.includes('osm')) return '';
  const link = `<a href="${sourceTerms.osm?.url ?? ''}">`;
  const text = escapeHtml(layoutMessages.map).replace('&lt;osm&gt;', link).replace('&lt;/osm&gt;', '</a>');
  return `<aside class="foot credit"><p class="wrap">${text}</p></aside>`;
}

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
