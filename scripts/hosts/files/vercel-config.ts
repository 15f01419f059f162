import { cacheControl, type Header, type HostRules, immutableFolders } from './host-rules.ts';

const headerEntry = ({ name, value }: Header) => ({ key: name, value });
const foreverCached = [{ key: 'Cache-Control', value: cacheControl.forever }];

/** Returns `vercel.json` with a site's headers and redirects. */
export const vercelConfig = ({ headers, redirects }: HostRules): string =>
  `${JSON.stringify(
    {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      cleanUrls: true,
      trailingSlash: false,
      headers: [
        { source: '/(.*)', headers: headers.map(headerEntry) },
        ...immutableFolders.map((folder) => ({ source: `${folder}(.*)`, headers: foreverCached })),
      ],
      redirects: redirects.flatMap(({ from, to }) =>
        to === undefined ? [] : [{ source: from, destination: to, statusCode: 301 }],
      ),
      // Files come before rewrites, and an address that is gone has none.
      rewrites: redirects.flatMap(({ from, to }) =>
        to === undefined ? [{ source: from, destination: '/404.html', statusCode: 410 }] : [],
      ),
    },
    null,
    2,
  )}\n`;
