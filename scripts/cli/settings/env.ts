import { z } from 'zod';
import { defaultMapStyleUrl, mapStarts } from '../../../src/config/constants.ts';
import { defaultOrigin } from '../../../src/config/site.ts';
import type { Checked } from '../problems/problem.ts';

const defaultLocationUrl = 'https://ipinfo.io/json';
const localHosts = ['localhost', '127.0.0.1', '[::1]'];

const textSetting = (isRight: (text: string) => boolean, rule: string, remedy: string) =>
  z.string().refine(isRight, `must ${rule} — ${remedy}`);

const serviceRule = 'an absolute https address (http on this machine only) without user, fragment or token';

/** The checked environment variables that shape a site. */
export type SiteEnv = Readonly<z.infer<typeof schema>>;

const schema = z.object({
  siteOrigin: z
    .string()
    .refine(isOrigin, {
      error: ({ input }) =>
        `must be an http or https origin as browsers write it, without user, path, query or trailing slash — Write it like "${allowedOrigin(String(input)) ?? defaultOrigin}", or unset it.`,
    })
    .default(defaultOrigin),
  locationUrl: textSetting(
    isServiceUrl,
    `be ${serviceRule}`,
    `Write it like "${defaultLocationUrl}" and put the token in VITE_LOCATION_TOKEN, or unset it.`,
  ).default(defaultLocationUrl),
  /** The location service's token, readable in every page. Null means that no location is looked up. */
  locationToken: textSetting(
    (text) => !/\s/.test(text),
    'not contain white space',
    'Copy the token again from the service, or unset it to make no lookup.',
  )
    .nullable()
    .default(null),
  mapStyleUrl: textSetting(
    (text) => text === 'off' || isServiceUrl(text),
    `be "off" or ${serviceRule}`,
    `Write it like "${defaultMapStyleUrl}", or unset it.`,
  )
    .transform((text) => (text === 'off' ? null : text))
    .default(defaultMapStyleUrl),
  mapStart: z
    .enum(mapStarts, 'must be "tap" or "at-once" — Write one of the two, or unset it for "tap".')
    .default('tap'),
  /** Origins from which the map loads tiles, fonts and images, besides the origin of `mapStyleUrl`. */
  mapOrigins: textSetting(
    (text) => text.split(/\s+/).every(isOrigin),
    'be http or https origins separated by spaces',
    'Write them like "https://tiles.example.org https://fonts.example.org", or unset it.',
  )
    .transform((text): readonly string[] => text.split(/\s+/))
    .default([]),
  contactFormUrl: textSetting(
    isServiceUrl,
    `be ${serviceRule}`,
    'Copy the address again from the form service, or unset it to offer e-mail only.',
  )
    .nullable()
    .default(null),
  indexNowKey: textSetting(
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

/** Returns the name of a setting's environment variable: `siteOrigin` → `SITE_ORIGIN`. */
export const variableOf = (setting: string): string => names.get(setting) ?? setting;

/** Reads settings from environment variables, or returns the problems. Empty variables count as unset. */
export function readEnv(variables: Readonly<Record<string, string | undefined>>): Checked<SiteEnv> {
  const values = [...names].map(([key, name]) => [key, variables[name]?.trim() || undefined]);
  const parsed = schema.safeParse(Object.fromEntries(values), { reportInput: true });
  if (parsed.success) return { ok: true, value: parsed.data };
  const problems = parsed.error.issues.map(({ path: [key], message, input }) => {
    const [rule = '', remedy = ''] = message.split(' — ');
    // A token is a secret of its owner.
    const value = key === 'locationToken' ? undefined : String(input);
    return { file: `environment variable ${names.get(key)}`, value, rule, remedy };
  });
  return { ok: false, problems };
}

/** Returns the location service's URL with its token; null without a token. */
export function locationServiceUrl(env: Pick<SiteEnv, 'locationUrl' | 'locationToken'>): string | null {
  if (env.locationToken === null) return null;
  const url = new URL(env.locationUrl);
  url.searchParams.set('token', env.locationToken);
  return url.href;
}

// Other host names may contain a semicolon or a quote, which would end a directive of the content policy.
const plainHost = /^(?:[a-z0-9_-]+\.)*[a-z0-9_-]+\.?$|^\[[0-9a-f:.]+\]$/;

function isOrigin(text: string): boolean {
  if (!URL.canParse(text) || !/^https?:/.test(text)) return false;
  const { origin, hostname } = new URL(text);
  return origin === text && plainHost.test(hostname);
}

function allowedOrigin(text: string): string | undefined {
  const origin = URL.canParse(text) ? new URL(text).origin : '';
  return isOrigin(origin) ? origin : undefined;
}

function isServiceUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { hash, username, searchParams, protocol, hostname } = new URL(text);
  if (hash !== '' || username !== '' || searchParams.has('token') || !plainHost.test(hostname)) return false;
  return protocol === 'https:' || (protocol === 'http:' && localHosts.includes(hostname));
}
