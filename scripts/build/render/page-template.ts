import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  datasetMetaName,
  defaultMapStyleUrl,
  listingsMeta,
  type MapStart,
  modulesMetaName,
  serviceMetaNames,
  unconfirmedMetaName,
  visitorLocationMetaName,
} from '../../../src/config/constants.ts';
import type { SitePath } from '../../../src/domain/site/paths.ts';
import { escapeHtml } from '../../../src/domain/text/escape-html.ts';
import * as layoutMessages from '../../../src/messages/generated/layout.ts';
import { sourceTerms } from '../../../src/vocabulary/source-links.ts';

/** A page's dataset: its kind, and the file that the page was made from. */
interface PageDataset {
  readonly kind: string;
  readonly file: SitePath;
}

/** What the template needs to assemble one page. */
export interface PageParts {
  readonly head: string;
  readonly html: string;
  /** Modules of the page's screens, whose files are asked for together with the app's. */
  readonly entries: readonly string[];
  readonly dataset?: PageDataset | undefined;
  /** False for a page that the browser renders anew because it stands for many paths (404). */
  readonly hydrates: boolean;
}

/** What the template says on every page. */
export interface TemplateFacts {
  readonly sample: boolean;
  /** Ids of the listings' sources, unless they are samples. */
  readonly sources?: readonly string[] | undefined;
  /** Types with a directory route that no listing is known to be of. */
  readonly unconfirmed?: readonly string[] | undefined;
  /** Address of the IP geolocation service with its token, or null for none. */
  readonly locationService: string | null;
  /** Address of the interactive map's style, or null for no such map. */
  readonly mapStyleUrl: string | null;
  readonly mapStart: MapStart;
  /** Address that takes the contact form, or null for none. */
  readonly contactFormUrl: string | null;
}

/** A file of the client bundle, as Vite's manifest tells of it. */
interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}

type Manifest = Readonly<Record<string, ManifestEntry>>;

/** Puts a page together. */
export type PageTemplate = (parts: PageParts) => string;

/** The module that runs the app; index.html names only the small one that waits for the first paint to load it. */
const appModule = 'src/app/client/main.tsx';

const rootElement = '<div id="root"></div>';

/**
 * Reads the client bundle's index.html and splits it once, so that a page is put together of strings: nothing is
 * parsed or searched for again, and no character of a page can be taken for a pattern. Throws when the template has no
 * `</head>` or root element.
 */
export async function readTemplate(client: string, facts: TemplateFacts): Promise<PageTemplate> {
  const [html, manifestText] = await Promise.all([
    readFile(join(client, 'index.html'), 'utf8'),
    readFile(join(client, '.vite', 'manifest.json'), 'utf8'),
  ]);
  const manifest = readManifest(manifestText);
  const [start, rest] = splitOnce(html, '</head>');
  const [middle, end] = splitOnce(rest, rootElement);
  const top = start + siteMetas(facts);
  const credit = mapCredit(facts.sources);
  const between = `</head>${middle}<div id="root"`;
  const metas = new Map<string, string>();

  const modulesOf = (entries: readonly string[]): string => {
    const key = entries.join();
    const known = metas.get(key);
    if (known !== undefined) return known;
    const meta = modulesMeta(manifest, [appModule, ...entries]);
    metas.set(key, meta);
    return meta;
  };

  return ({ head, html: body, entries, dataset, hydrates }) => {
    const data = dataset === undefined ? '' : datasetMeta(dataset);
    const mark = hydrates ? ' data-server-rendered="true">' : '>';
    return `${top}${head}${modulesOf(entries)}${data}${between}${mark}${body}</div>${credit}${end}`;
  };
}

/** Without zod, which would take each thread 10 ms to load: the bundler wrote this file a moment ago. */
function readManifest(text: string): Manifest {
  const manifest: unknown = JSON.parse(text);
  if (!isManifest(manifest)) throw new Error('The client bundle’s manifest is not such as Vite writes');
  return manifest;
}

const isManifest = (value: unknown): value is Manifest =>
  typeof value === 'object' && value !== null && Object.values(value).every(isManifestEntry);

const isManifestEntry = (value: unknown): value is ManifestEntry =>
  typeof value === 'object' &&
  value !== null &&
  'file' in value &&
  typeof value.file === 'string' &&
  (!('imports' in value) ||
    (Array.isArray(value.imports) && value.imports.every((id) => typeof id === 'string'))) &&
  (!('isEntry' in value) || typeof value.isEntry === 'boolean');

/** The first script of every page, by which an app and a manifest tell whether they are of one deploy. */
export async function firstScript(client: string): Promise<string> {
  const html = await readFile(join(client, 'index.html'), 'utf8');
  return /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? '';
}

function splitOnce(text: string, separator: string): readonly [string, string] {
  const at = text.indexOf(separator);
  if (at < 0) throw new Error(`index.html has no ${separator}`);
  return [text.slice(0, at), text.slice(at + separator.length)];
}

/** The meta by which a page names its dataset, which its first script asks for once the page is painted. */
export const datasetMeta = ({ kind, file }: PageDataset): string =>
  `<meta name="${datasetMetaName}" content="${file} ${kind}"/>`;

/** The metas that every page carries: what the client does not assume by itself. */
export function siteMetas(facts: TemplateFacts): string {
  const {
    sample,
    sources = [],
    unconfirmed = [],
    locationService,
    mapStyleUrl,
    mapStart,
    contactFormUrl,
  } = facts;
  const meta = (name: string, content: string): string =>
    `<meta name="${name}" content="${escapeHtml(content)}"/>`;
  return [
    meta(listingsMeta.name, sample ? listingsMeta.sample : sources.join(' ')),
    unconfirmed.length === 0 ? '' : meta(unconfirmedMetaName, unconfirmed.join(' ')),
    locationService === null ? '' : meta(visitorLocationMetaName, locationService),
    mapStyleUrl === defaultMapStyleUrl ? '' : meta(serviceMetaNames.mapStyle, mapStyleUrl ?? ''),
    mapStart === 'tap' ? '' : meta(serviceMetaNames.mapStart, mapStart),
    contactFormUrl === null ? '' : meta(serviceMetaNames.contactForm, contactFormUrl),
  ].join('');
}

/**
 * What the licence of OpenStreetMap wants said wherever its facts are shown. It stands below what the app renders: no browser
 * needs a script for it.
 */
function mapCredit(sources: readonly string[] = []): string {
  if (!sources.includes('osm')) return '';
  const text = escapeHtml(layoutMessages.map);
  const link = `<a href="${sourceTerms.osm?.url ?? ''}">`;
  return `<aside class="foot credit"><p class="wrap">${text.replace('&lt;osm&gt;', link).replace('&lt;/osm&gt;', '</a>')}</p></aside>`;
}

/** The meta that names the files of modules and of what those import, each once; the page's first script is named by index.html. */
function modulesMeta(manifest: Manifest, entries: readonly string[]): string {
  const files = new Set<string>();
  const visit = (id: string): void => {
    const chunk = manifest[id];
    if (chunk === undefined || chunk.isEntry === true || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return `<meta name="${modulesMetaName}" content="${[...files].map((file) => `/${file}`).join(' ')}"/>`;
}
