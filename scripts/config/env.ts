import { defaultMapStyleUrl } from '../../src/config/constants.ts';
import { site } from '../../src/config/site.ts';
import type { Checked, Problem } from '../problems/problem.ts';

/** Every environment variable the project reads, checked. */
export interface SiteEnv {
  /** `SITE_ORIGIN`: scheme, host and port that canonical links start with; no trailing slash. */
  readonly siteOrigin: string;
  /** `VITE_LOCATION_URL`: the IP geolocation service, without the token. */
  readonly locationUrl: string;
  /** `VITE_LOCATION_TOKEN`: public, since every page carries it; null when unset, and then nothing is called. */
  readonly locationToken: string | null;
  /** `MAP_STYLE_URL`: the interactive map's MapLibre style; null for `off`, and then there is no such map. */
  readonly mapStyleUrl: string | null;
  /** `MAP_ORIGINS`: origins that the style's tiles, letters and pictures come from, besides its own. */
  readonly mapOrigins: readonly string[];
  /** `CONTACT_FORM_URL`: takes the contact form by POST; null when unset, and then writing to us is by e-mail. */
  readonly contactFormUrl: string | null;
  /** `INDEXNOW_KEY`: proves to search engines that a submission comes from this site; the build publishes it. */
  readonly indexNowKey?: string | undefined;
}

type Variables = Readonly<Record<string, string | undefined>>;

const defaultLocationUrl = 'https://ipinfo.io/json';
const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Reads the variables, an empty one counting as unset; every problem is reported at once. */
export function readEnv(variables: Variables): Checked<SiteEnv> {
  const problems: Problem[] = [];
  const given = (name: string): string | undefined => variables[name]?.trim() || undefined;
  const siteOrigin = given('SITE_ORIGIN') ?? site.defaultOrigin;
  const locationUrl = given('VITE_LOCATION_URL') ?? defaultLocationUrl;
  const locationToken = given('VITE_LOCATION_TOKEN') ?? null;
  const mapStyle = given('MAP_STYLE_URL') ?? defaultMapStyleUrl;
  const mapStyleUrl = mapStyle === 'off' ? null : mapStyle;
  const mapOrigins = given('MAP_ORIGINS')?.split(/\s+/) ?? [];
  const contactFormUrl = given('CONTACT_FORM_URL') ?? null;
  const indexNowKey = given('INDEXNOW_KEY');

  if (!isOrigin(siteOrigin)) {
    problems.push({
      file: 'environment variable SITE_ORIGIN',
      value: siteOrigin,
      rule: 'must be an http or https origin without user, path, query or trailing slash',
      remedy: `Write it like "${site.defaultOrigin}", or unset it.`,
    });
  }
  if (!isServiceUrl(locationUrl)) {
    problems.push({
      file: 'environment variable VITE_LOCATION_URL',
      value: locationUrl,
      rule: 'must be an absolute https address (http on this machine only) without user, fragment or token',
      remedy: `Write it like "${defaultLocationUrl}" and put the token in VITE_LOCATION_TOKEN, or unset it.`,
    });
  }
  if (locationToken !== null && /\s/.test(locationToken)) {
    problems.push({
      file: 'environment variable VITE_LOCATION_TOKEN',
      rule: 'must not contain white space',
      remedy: 'Copy the token again from the service, or unset it to make no lookup.',
    });
  }
  if (mapStyleUrl !== null && !isServiceUrl(mapStyleUrl)) {
    problems.push({
      file: 'environment variable MAP_STYLE_URL',
      value: mapStyleUrl,
      rule: 'must be "off" or an absolute https address (http on this machine only) without user or fragment',
      remedy: `Write it like "${defaultMapStyleUrl}", or unset it.`,
    });
  }
  for (const origin of mapOrigins) {
    if (isOrigin(origin)) continue;
    problems.push({
      file: 'environment variable MAP_ORIGINS',
      value: origin,
      rule: 'must be http or https origins separated by blanks',
      remedy: 'Write them like "https://tiles.example.org https://fonts.example.org", or unset it.',
    });
  }
  if (contactFormUrl !== null && !isServiceUrl(contactFormUrl)) {
    problems.push({
      file: 'environment variable CONTACT_FORM_URL',
      value: contactFormUrl,
      rule: 'must be an absolute https address (http on this machine only) without user or fragment',
      remedy: 'Copy the address again from the form service, or unset it to offer e-mail only.',
    });
  }
  if (indexNowKey !== undefined && !/^[a-zA-Z0-9-]{8,128}$/.test(indexNowKey)) {
    problems.push({
      file: 'environment variable INDEXNOW_KEY',
      value: indexNowKey,
      rule: 'must be 8 to 128 letters, digits or hyphens (https://www.indexnow.org/documentation)',
      remedy: 'Make a new key, or unset it to submit nothing.',
    });
  }
  return problems.length > 0
    ? { ok: false, problems }
    : {
        ok: true,
        value: {
          siteOrigin,
          locationUrl,
          locationToken,
          mapStyleUrl,
          mapOrigins,
          contactFormUrl,
          indexNowKey,
        },
      };
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

const parseUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

function isOrigin(text: string): boolean {
  const url = parseUrl(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
}

function isServiceUrl(text: string): boolean {
  const url = parseUrl(text);
  if (url === null || url.hash !== '' || url.username !== '' || url.searchParams.has('token')) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && localHosts.includes(url.hostname));
}
