import { cacheControl, type Header, type HostRules, immutableFolders } from './host-rules.ts';

const keyed = ({ name, value }: Header) => ({ key: name, value });
const path = (text: string): string => text.replace('*', ':part([a-z0-9-]+)');
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
      redirects: redirects.flatMap((rule) =>
        rule.to === undefined
          ? []
          : [{ source: path(rule.from), destination: rule.to.replace('*', ':part'), statusCode: 301 }],
      ),
      // A file takes precedence over a rewrite, but a removed address has none.
      rewrites: redirects.flatMap((rule) =>
        rule.to === undefined ? [{ source: path(rule.from), destination: '/404.html', statusCode: 410 }] : [],
      ),
    },
    null,
    2,
  )}\n`;
