import { lookup } from 'mrmime';
import { type StrictTransport, strictTransport } from '../../../src/config/site.ts';
import { locationServiceUrl, type SiteEnv } from '../../cli/settings/env.ts';

export interface Header {
  readonly name: string;
  readonly value: string;
}

/** A path that a host redirects to `to`. Without `to`, the host answers with 410. */
export interface AddressRule {
  readonly from: string;
  readonly to?: string | undefined;
}

/** Headers and redirects for a host's configuration. */
export interface HostRules {
  readonly headers: readonly Header[];
  readonly redirects: readonly AddressRule[];
}

/** URL paths of folders in which file names contain a hash of the content. */
export const immutableFolders = ['/assets/', '/data/'] as const;

/** `Cache-Control` (RFC 9111, RFC 8246) for files that never change, and for others. */
export const cacheControl = {
  forever: 'public, max-age=31536000, immutable',
  revalidated: 'no-cache',
} as const;

/** Returns a file's media type by its name: `text/css; charset=utf-8`. */
export function contentType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return /^text\/|\/xml$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** Returns the `Cache-Control` of a path such as `/assets/main.js`. */
export const cacheRule = (path: string): string =>
  immutableFolders.some((folder) => path.startsWith(folder))
    ? cacheControl.forever
    : cacheControl.revalidated;

const wellKnownRedirects: readonly AddressRule[] = [
  { from: '/security.txt', to: '/.well-known/security.txt' },
  { from: '/sitemap_index.xml', to: '/sitemap.xml' },
];

const twoYears = 63_072_000;
const transportHeaders: Readonly<Record<StrictTransport, string>> = {
  'this host': `max-age=${twoYears}`,
  'all hosts below it too': `max-age=${twoYears}; includeSubDomains`,
  'and browsers know beforehand': `max-age=${twoYears}; includeSubDomains; preload`,
};

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

const permissions = [
  'geolocation=(self)',
  ...['accelerometer', 'camera', 'gyroscope', 'magnetometer', 'microphone', 'payment', 'usb'].map(
    (feature) => `${feature}=()`,
  ),
].join(', ');

/** Returns a site's headers, and the redirects that every site has. A `sample` site gets noindex. */
export function hostRules(env: SiteEnv, sample: boolean): HostRules {
  return {
    redirects: wellKnownRedirects,
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
