import { z } from 'zod';
import { defaultMapStyleUrl, mapStarts } from '../../../src/config/constants.ts';
import { defaultOrigin } from '../../../src/config/site.ts';
import type { Checked } from '../problems/problem.ts';

const defaultLocationUrl = 'https://ipinfo.io/json';
const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Reads a setting as text; of a wrong one it tells the rule and the remedy. */
const setting = (isRight: (text: string) => boolean, rule: string, remedy: string) =>
  z.string().refine(isRight, `must ${rule} — ${remedy}`);

const service = 'an absolute https address (http on this machine only) without user, fragment or token';

/** Every environment variable that decides what a site holds, checked. */
export type SiteEnv = Readonly<z.infer<typeof schema>>;

const schema = z.object({
  /** Scheme, host and port that canonical links start with; no trailing slash. */
  siteOrigin: z
    .string()
    .refine(isOrigin, {
      error: ({ input }) =>
        `must be an http or https origin as browsers write it, without user, path, query or trailing slash — Write it like "${originOf(String(input)) ?? defaultOrigin}", or unset it.`,
    })
    .default(defaultOrigin),
  /** The IP geolocation service, without the token. */
  locationUrl: setting(
    isServiceUrl,
    `be ${service}`,
    `Write it like "${defaultLocationUrl}" and put the token in VITE_LOCATION_TOKEN, or unset it.`,
  ).default(defaultLocationUrl),
  /** Public, since every page carries it; null when unset, and then nothing is called. */
  locationToken: setting(
    (text) => !/\s/.test(text),
    'not contain white space',
    'Copy the token again from the service, or unset it to make no lookup.',
  )
    .nullable()
    .default(null),
  /** The interactive map's MapLibre style; null for `off`, and then there is no such map. */
  mapStyleUrl: setting(
    (text) => text === 'off' || isServiceUrl(text),
    `be "off" or ${service}`,
    `Write it like "${defaultMapStyleUrl}", or unset it.`,
  )
    .transform((text) => (text === 'off' ? null : text))
    .default(defaultMapStyleUrl),
  /** Whether the interactive map comes after a tap, or with the list. */
  mapStart: z
    .enum(mapStarts, 'must be "tap" or "at-once" — Write one of the two, or unset it for "tap".')
    .default('tap'),
  /** Origins that the style's tiles, letters and pictures come from, besides its own. */
  mapOrigins: setting(
    (text) => text.split(/\s+/).every(isOrigin),
    'be http or https origins separated by blanks',
    'Write them like "https://tiles.example.org https://fonts.example.org", or unset it.',
  )
    .transform((text): readonly string[] => text.split(/\s+/))
    .default([]),
  /** Takes the contact form by POST; null when unset, and then writing to us is by e-mail. */
  contactFormUrl: setting(
    isServiceUrl,
    `be ${service}`,
    'Copy the address again from the form service, or unset it to offer e-mail only.',
  )
    .nullable()
    .default(null),
  /** Proves to search engines that a submission comes from this site; the build publishes it. */
  indexNowKey: setting(
    (text) => /^[a-zA-Z0-9-]{8,128}$/.test(text),
    'be 8 to 128 letters, digits or hyphens (https://www.indexnow.org/documentation)',
    'Make a new key, or unset it to submit nothing.',
  ).optional(),
});

const names: ReadonlyMap<PropertyKey | undefined, string> = new Map([
  ['siteOrigin', 'SITE_ORIGIN'],
  ['locationUrl', 'VITE_LOCATION_URL'],
  ['locationToken', 'VITE_LOCATION_TOKEN'],
  ['mapStyleUrl', 'MAP_STYLE_URL'],
  ['mapStart', 'MAP_START'],
  ['mapOrigins', 'MAP_ORIGINS'],
  ['contactFormUrl', 'CONTACT_FORM_URL'],
  ['indexNowKey', 'INDEXNOW_KEY'],
]);

/** The environment variable of a setting. */
export const variableOf = (setting: string): string => names.get(setting) ?? setting;

/** Reads the variables, an empty one counting as unset; every problem is reported at once. */
export function readEnv(variables: Readonly<Record<string, string | undefined>>): Checked<SiteEnv> {
  const given = [...names].map(([key, name]) => [key, variables[name]?.trim() || undefined]);
  const read = schema.safeParse(Object.fromEntries(given), { reportInput: true });
  if (read.success) return { ok: true, value: read.data };
  const problems = read.error.issues.map(({ path: [key], message, input }) => {
    const [rule = '', remedy = ''] = message.split(' — ');
    // A token is a secret of its owner.
    const value = key === 'locationToken' ? undefined : String(input);
    return { file: `environment variable ${names.get(key)}`, value, rule, remedy };
  });
  return { ok: false, problems };
}

/**
 * The address that the page template writes into the `visitor-location` meta tag (see constants.ts), with the token
 * in the query as docs/specification.md#calls asks; null without a token. Its origin belongs in `connect-src`.
 */
export function locationServiceUrl(env: Pick<SiteEnv, 'locationUrl' | 'locationToken'>): string | null {
  if (env.locationToken === null) return null;
  const url = new URL(env.locationUrl);
  url.searchParams.set('token', env.locationToken);
  return url.href;
}

/**
 * A host as names and addresses are written. Other URLs may have a semicolon or a quote in it, which would end a
 * directive where the host goes into a header.
 */
const plainHost = /^(?:[a-z0-9_-]+\.)*[a-z0-9_-]+\.?$|^\[[0-9a-f:.]+\]$/;

function isOrigin(text: string): boolean {
  if (!URL.canParse(text) || !/^https?:/.test(text)) return false;
  const { origin, hostname } = new URL(text);
  return origin === text && plainHost.test(hostname);
}

/** Returns the origin of an address, as browsers write it. */
function originOf(text: string): string | undefined {
  const origin = URL.canParse(text) ? new URL(text).origin : '';
  return isOrigin(origin) ? origin : undefined;
}

function isServiceUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { hash, username, searchParams, protocol, hostname } = new URL(text);
  if (hash !== '' || username !== '' || searchParams.has('token') || !plainHost.test(hostname)) return false;
  return protocol === 'https:' || (protocol === 'http:' && localHosts.includes(hostname));
}
