import { lookup } from 'mrmime';
import { type StrictTransport, strictTransport } from '../../../src/config/site.ts';
import { locationServiceUrl, type SiteEnv } from '../../cli/settings/env.ts';

export interface Header {
  readonly name: string;
  readonly value: string;
}

/** What a host does with a path: redirects it to `to`, or, where that is absent, answers with 410. */
export interface AddressRule {
  readonly from: string;
  readonly to?: string | undefined;
}

/** What any host must do beyond serving files: each host's own file is written from this. */
export interface HostRules {
  /** On every answer, 404 included. */
  readonly headers: readonly Header[];
  readonly redirects: readonly AddressRule[];
}

/** Folders whose files carry a hash of their content in their names, so that none ever changes. */
export const immutableFolders = ['/assets/', '/data/'] as const;

/** Cache rules (RFC 9111, RFC 8246) for what never changes under its name, and for all else. */
export const cacheControl = {
  forever: 'public, max-age=31536000, immutable',
  revalidated: 'no-cache',
} as const;

/** Returns the media type of a published file, by its name. */
export function contentType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return /^text\/|\/xml$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** Returns how long what is at a path, `/assets/main.js`, may be kept without asking again. */
export const cacheRule = (path: string): string =>
  immutableFolders.some((folder) => path.startsWith(folder))
    ? cacheControl.forever
    : cacheControl.revalidated;

/** Addresses that other software asks for, and where the same is here. */
const redirects: readonly AddressRule[] = [
  { from: '/security.txt', to: '/.well-known/security.txt' },
  { from: '/sitemap_index.xml', to: '/sitemap.xml' },
];

const twoYears = 63_072_000;
const transportHeaders: Readonly<Record<StrictTransport, string>> = {
  'this host': `max-age=${twoYears}`,
  'all hosts below it too': `max-age=${twoYears}; includeSubDomains`,
  'and browsers know beforehand': `max-age=${twoYears}; includeSubDomains; preload`,
};

/**
 * Returns the content policy: nothing runs or loads but files of this site. The browser may ask the services
 * for the location, the map (whose styles draw symbols from `data:`) and the contact form, where set up.
 */
function contentPolicy(env: SiteEnv): string {
  const originOf = (url: string | null): readonly string[] => (url === null ? [] : [new URL(url).origin]);
  const form = originOf(env.contactFormUrl);
  const map = env.mapStyleUrl === null ? [] : [...originOf(env.mapStyleUrl), ...env.mapOrigins];
  const connect = new Set([...originOf(locationServiceUrl(env)), ...map, ...form]);
  const allow = (directive: string, more: Iterable<string>): string =>
    [directive, "'self'", ...more].join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // The style sheet holds its icons.
    allow('img-src', ['data:', ...(map.length === 0 ? [] : ['blob:', ...new Set(map)])]),
    "font-src 'self'",
    allow('connect-src', connect),
    "manifest-src 'self'",
    "worker-src 'self'",
    allow('form-action', form),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Features this site never uses are denied to itself and to anything it might be made to embed. */
const permissions = [
  'geolocation=(self)',
  ...['accelerometer', 'camera', 'gyroscope', 'magnetometer', 'microphone', 'payment', 'usb'].map(
    (feature) => `${feature}=()`,
  ),
].join(', ');

/** Returns the headers and redirects of a site; sample listings are kept out of every search engine. */
export function hostRules(env: SiteEnv, sample: boolean): HostRules {
  return {
    redirects,
    headers: [
      { name: 'Content-Security-Policy', value: contentPolicy(env) },
      ...(env.siteOrigin.startsWith('https:')
        ? [{ name: 'Strict-Transport-Security', value: transportHeaders[strictTransport] }]
        : []),
      { name: 'X-Content-Type-Options', value: 'nosniff' },
      { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
      { name: 'Permissions-Policy', value: permissions },
      { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
      ...(sample ? [{ name: 'X-Robots-Tag', value: 'noindex' }] : []),
    ],
  };
}
