import { cacheControl, type Header, type HostRules, hashedFolder, versionedFolder } from './host-rules.ts';

const caching = (value: string): readonly { readonly key: string; readonly value: string }[] => [
  { key: 'Cache-Control', value },
];

const keyed = ({ name, value }: Header) => ({ key: name, value });

/** `vercel.json` for a folder deployed as it is: flat pages without `.html` and without a slash at the end. */
export const vercelConfig = ({ headers, redirects }: HostRules): string =>
  `${JSON.stringify(
    {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      cleanUrls: true,
      trailingSlash: false,
      headers: [
        { source: '/(.*)', headers: headers.map(keyed) },
        { source: `${hashedFolder}(.*)`, headers: caching(cacheControl.forever) },
        {
          source: `${versionedFolder}(.*)`,
          has: [{ type: 'query', key: 'v' }],
          headers: caching(cacheControl.forever),
        },
      ],
      redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true })),
    },
    null,
    2,
  )}\n`;
