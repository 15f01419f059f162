import { cacheControl, type Header, type HostRules, immutableFolders } from './host-rules.ts';

const keyed = ({ name, value }: Header) => ({ key: name, value });
const kept = [{ key: 'Cache-Control', value: cacheControl.forever }];

/** `vercel.json` for a folder deployed as it is: flat pages without `.html` and without a slash at the end. */
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
      redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true })),
    },
    null,
    2,
  )}\n`;
