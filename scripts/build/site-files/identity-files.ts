import { readFile } from 'node:fs/promises';
import { securityContactUntil, site } from '../../../src/config/site.ts';
import { absoluteUrl, homePath } from '../../../src/domain/site/paths.ts';
import type { SiteEnv } from '../../cli/settings/env.ts';
import { iconFiles, siteIcons } from '../images/site-icons.ts';

/** Returns the text of `security.txt` (RFC 9116), which says where to report a weakness. */
export const securityText = (origin: string): string =>
  [
    `Contact: mailto:${site.contactEmail}`,
    `Expires: ${securityContactUntil}`,
    `Canonical: ${absoluteUrl(origin, '/.well-known/security.txt')}`,
    'Preferred-Languages: en',
    '',
  ].join('\n');

/** Returns the web app manifest: the site's name and icons for a phone's home screen. */
export const webManifest = (): string =>
  `${JSON.stringify(
    {
      id: homePath,
      name: site.name,
      short_name: 'Pharmacies',
      description: `${site.tagline}.`,
      lang: site.language,
      start_url: homePath,
      scope: homePath,
      display: 'minimal-ui',
      background_color: '#ffffff',
      theme_color: '#173f8a',
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        ...siteIcons.map(({ file, size, purpose }) => ({
          src: `/${file}`,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose,
        })),
      ],
    },
    null,
    2,
  )}\n`;

/**
 * Maps file names to files such as the web app manifest, security.txt and the icons. `logoFile` is the path
 * of an SVG; drawn icons stay in the folder `cache`.
 */
export async function identityFiles(
  { siteOrigin, indexNowKey }: SiteEnv,
  logoFile: string,
  cache: string,
): Promise<ReadonlyMap<string, string | Buffer>> {
  return new Map<string, string | Buffer>([
    ['manifest.webmanifest', webManifest()],
    ['.well-known/security.txt', securityText(siteOrigin)],
    ...(indexNowKey === undefined ? [] : [[`${indexNowKey}.txt`, indexNowKey] as const]),
    ...(await iconFiles(await readFile(logoFile, 'utf8'), cache)),
  ]);
}
