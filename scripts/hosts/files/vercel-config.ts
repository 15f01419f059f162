import { cacheControl, type Header, type HostRules, immutableFolders } from './host-rules.ts';

const keyed = ({ name, value }: Header) => ({ key: name, value });
const cached = [{ key: 'Cache-Control', value: cacheControl.forever }];

/** Returns `vercel.json`: flat pages without `.html` and without a slash at the end. */
export const vercelConfig = ({ headers, redirects }: HostRules): string =>
  `${JSON.stringify(
    {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      cleanUrls: true,
      trailingSlash: false,
      headers: [
        { source: '/(.*)', headers: headers.map(keyed) },
        ...immutableFolders.map((folder) => ({ source: `${folder}(.*)`, headers: cached })),
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
