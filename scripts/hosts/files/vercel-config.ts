import { cacheControl, type Header, type HostRules, immutableFolders } from './host-rules.ts';

const keyed = ({ name, value }: Header) => ({ key: name, value });
/** The `*` of a rule, as Vercel writes it. */
const path = (text: string): string => text.replace('*', ':part([a-z0-9-]+)');
const kept = [{ key: 'Cache-Control', value: cacheControl.forever }];

/** Returns `vercel.json`: flat pages without `.html` and without a slash at the end. */
export const vercelConfig = ({ headers, redirects }: HostRules): string =>
  `${JSON.stringify(
    {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      cleanUrls: true,
      trailingSlash: false,
      headers: [
        { source: '/(.*)', headers: headers.map(keyed) },
        ...immutableFolders.map((folder) => ({ source: `${folder}(.*)`, headers: kept })),
      ],
      redirects: redirects.flatMap((rule) =>
        rule.to === undefined
          ? []
          : [{ source: path(rule.from), destination: rule.to.replace('*', ':part'), statusCode: 301 }],
      ),
      // Files come before rewrites, and an address that is gone has none.
      rewrites: redirects.flatMap((rule) =>
        rule.to === undefined ? [{ source: path(rule.from), destination: '/404.html', statusCode: 410 }] : [],
      ),
    },
    null,
    2,
  )}\n`;
