import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { siteIcons } from '../../build/images/site-icons.ts';
import { identityFiles, securityText, webManifest } from '../../build/site-files/identity-files.ts';
import { sitemapFiles } from '../../build/site-files/sitemaps.ts';
import type { SiteEnv } from '../../cli/settings/env.ts';
import { headersFor, parseHostHeaders } from '../preview/host-files.ts';
import { limitProblems } from './host-limits.ts';
import { hostRules } from './host-rules.ts';
import { nginxInclude } from './nginx-include.ts';
import { vercelConfig } from './vercel-config.ts';
import { headersFile, redirectsFile } from './write-host-files.ts';

const env: SiteEnv = {
  siteOrigin: 'https://directory.example',
  locationUrl: 'https://geo.example/json',
  locationToken: null,
  mapStyleUrl: null,
  mapStart: 'tap',
  mapOrigins: [],
  contactFormUrl: null,
};

const icons = { mark: 'public/favicon.svg', cache: '' };
beforeAll(() => {
  icons.cache = newFolder();
});

const header = (rules: ReturnType<typeof hostRules>, name: string) =>
  rules.headers.find((candidate) => candidate.name === name)?.value;

describe('the rules for hosts', () => {
  it('block inline code and files from other sites', () => {
    const policy = header(hostRules(env, false), 'Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    // An image can run nothing; the style sheet holds the icons.
    expect(policy.replace("img-src 'self' data:;", '')).not.toMatch(/unsafe|https?:|\*|data:/);
  });

  it('let the browser ask the location service, and only its origin, when there is a token', () => {
    const policy = header(hostRules({ ...env, locationToken: 'secret' }, false), 'Content-Security-Policy');
    expect(policy).toContain("connect-src 'self' https://geo.example;");
    expect(policy).not.toContain('secret');
  });

  it('allow the hosts of the interactive map and of the contact form only if they are set up', () => {
    const policy = header(
      hostRules(
        {
          ...env,
          mapStyleUrl: 'https://tiles.example/styles/light',
          mapStart: 'tap',
          mapOrigins: ['https://letters.example'],
          contactFormUrl: 'https://forms.example/f/1',
        },
        false,
      ),
      'Content-Security-Policy',
    );
    expect(policy).toContain("img-src 'self' data: blob: https://tiles.example https://letters.example;");
    expect(policy).toContain(
      "connect-src 'self' https://tiles.example https://letters.example https://forms.example;",
    );
    expect(policy).toContain("form-action 'self' https://forms.example;");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("worker-src 'self';");
    expect(policy).not.toContain('unsafe');
  });

  it('keep only a sample site out of search engines', () => {
    expect(header(hostRules(env, true), 'X-Robots-Tag')).toBe('noindex');
    expect(header(hostRules(env, false), 'X-Robots-Tag')).toBeUndefined();
  });

  it('demand https for good only of a site that has it', () => {
    expect(header(hostRules(env, false), 'Strict-Transport-Security')).toBe('max-age=63072000');
    const plain = { ...env, siteOrigin: 'http://localhost:4173' };
    expect(header(hostRules(plain, false), 'Strict-Transport-Security')).toBeUndefined();
  });
});

describe('the redirects', () => {
  const { redirects } = hostRules(env, false);

  it('lead from the addresses that other software asks for to the same files here', () => {
    expect(redirects).toEqual([
      { from: '/security.txt', to: '/.well-known/security.txt' },
      { from: '/sitemap_index.xml', to: '/sitemap.xml' },
    ]);
  });

  it('lead to files that the build writes, and hide none of them', async () => {
    const written = new Set([
      ...new Map(sitemapFiles([], env.siteOrigin)).keys(),
      ...(await identityFiles(env, icons.mark, icons.cache)).keys(),
    ]);
    for (const { from, to } of redirects) {
      expect(written).toContain(to?.slice(1));
      expect(written).not.toContain(from.slice(1));
    }
  });

  it('are permanent in the files of every host', () => {
    const rules = hostRules(env, false);
    expect(redirectsFile(rules)).toBe(
      '/security.txt /.well-known/security.txt 301\n/sitemap_index.xml /sitemap.xml 301\n',
    );
    expect(JSON.parse(vercelConfig(rules))).toMatchObject({
      redirects: [
        { source: '/security.txt', destination: '/.well-known/security.txt', statusCode: 301 },
        { source: '/sitemap_index.xml', destination: '/sitemap.xml', statusCode: 301 },
      ],
    });
    expect(nginxInclude(rules)).toContain(
      'location = /security.txt { return 301 /.well-known/security.txt$is_args$args; }\nlocation = /sitemap_index.xml { return 301 /sitemap.xml$is_args$args; }\n',
    );
  });
});

describe('_headers', () => {
  it('is exactly this for a real site that calls no services', () => {
    expect(headersFile(hostRules(env, false))).toBe(`/*
  Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
  Strict-Transport-Security: max-age=63072000
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: geolocation=(self), accelerometer=(), camera=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()
  Cross-Origin-Opener-Policy: same-origin
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/data/*
  Cache-Control: public, max-age=31536000, immutable
`);
  });

  const rules = parseHostHeaders(headersFile(hostRules(env, true)));

  it('sets the same headers for every path, and a lasting cache for hashed files', () => {
    expect(headersFor(rules, '/foo').get('x-content-type-options')).toBe('nosniff');
    expect(headersFor(rules, '/foo').get('cache-control')).toBeNull();
    expect(headersFor(rules, '/assets/a.js').get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect(headersFor(rules, '/assets/a.js').get('x-robots-tag')).toBe('noindex');
  });

  it('has no line longer than hosts read (2,000 characters on Cloudflare Pages)', () => {
    for (const line of headersFile(hostRules(env, true)).split('\n')) expect(line.length).toBeLessThan(2000);
  });
});

describe('vercel.json', () => {
  const config = z
    .object({
      cleanUrls: z.literal(true),
      trailingSlash: z.literal(false),
      headers: z.array(
        z.object({
          source: z.string(),
          headers: z.array(z.record(z.string(), z.string())),
        }),
      ),
    })
    .parse(JSON.parse(vercelConfig(hostRules(env, false))));

  it('sends the headers with every path, and caches assets and datasets for a year', () => {
    const forever = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }];
    expect(config.headers.map(({ source }) => source)).toEqual(['/(.*)', '/assets/(.*)', '/data/(.*)']);
    expect(config.headers.slice(1).map(({ headers }) => headers)).toEqual([forever, forever]);
    expect(config.headers[0]?.headers).toEqual(
      hostRules(env, false).headers.map(({ name, value }) => ({ key: name, value })),
    );
  });
});

it('the nginx include caches hashed files for a year, and has all others revalidated', () => {
  const include = nginxInclude(hostRules(env, false));
  const caches = [...include.matchAll(/(?:if \((.*)\) \{\n {2})?set \$page_cache "([^"]*)";/g)];
  expect(caches.map(([, when, value]) => [when, value])).toEqual([
    [undefined, 'no-cache'],
    ['$uri ~ ^(?:/assets/|/data/)', 'public, max-age=31536000, immutable'],
  ]);
  expect(include).toContain('error_page 404 410 /404.html;');
  for (const { name, value } of hostRules(env, false).headers) {
    expect(include).toContain(`add_header ${name} "${value}" always;`);
  }
});

it('the nginx include refuses a value that nginx would misread', () => {
  const rules = hostRules(env, false);
  const odd = { ...rules, headers: [{ name: 'X-Odd', value: 'a "$b"' }] };
  expect(() => nginxInclude(odd)).toThrow('a "$b"');
});

describe('the limits of hosts', () => {
  const files = (count: number) =>
    new Map(Array.from({ length: count }, (_, index) => [`${index}.html`, 1] as const));

  it('allow 20,000 files on Cloudflare Pages, and refuse one more with a remedy', () => {
    expect(limitProblems('cloudflare', files(20_000))).toEqual([]);
    const [problem] = limitProblems('cloudflare', files(20_001));
    expect(problem?.value).toBe('20,001 files');
    expect(problem?.remedy).toContain('--host cloudflare-paid');
    expect(limitProblems('cloudflare-paid', files(20_001))).toEqual([]);
    expect(limitProblems('nginx', files(20_001))).toEqual([]);
  });

  it('allow 100,000 files on a paid plan of Cloudflare Pages, and refuse one more', () => {
    expect(limitProblems('cloudflare-paid', files(100_000))).toEqual([]);
    expect(limitProblems('cloudflare-paid', files(100_001)).map(({ value }) => value)).toEqual([
      '100,001 files',
    ]);
  });

  it.each([
    ['cloudflare', 25],
    ['cloudflare-paid', 25],
    ['github-pages', 100],
  ] as const)('on %s let a file of %d MiB pass and refuse a byte more', (host, mebibytes) => {
    const most = mebibytes * 2 ** 20;
    expect(limitProblems(host, new Map([['a', most]]))).toEqual([]);
    expect(limitProblems(host, new Map([['a', most + 1]])).map(({ file }) => file)).toEqual(['a']);
  });

  it('name each file that is too large', () => {
    const large = new Map([
      ['data/a.json', 26 * 2 ** 20],
      ['data/b.json', 25 * 2 ** 20],
    ]);
    expect(limitProblems('cloudflare', large).map(({ file }) => file)).toEqual(['data/a.json']);
  });

  it('refuse more than a gigabyte on GitHub Pages', () => {
    const large = new Map(Array.from({ length: 11 }, (_, index) => [`${index}`, 99 * 2 ** 20] as const));
    expect(limitProblems('github-pages', large)).toHaveLength(1);
    const full = new Map(Array.from({ length: 1024 }, (_, index) => [`${index}`, 2 ** 20] as const));
    expect(limitProblems('github-pages', full)).toEqual([]);
    expect(limitProblems('github-pages', new Map([...full, ['one', 1]]))).toHaveLength(1);
  });
});

describe('the identity files', () => {
  it('security.txt has what RFC 9116 demands', () => {
    const lines = securityText(env.siteOrigin).trim().split('\n');
    expect(lines).toContainEqual(expect.stringMatching(/^Contact: mailto:.+@.+$/));
    expect(lines).toContainEqual(expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/));
    expect(lines).toContain('Canonical: https://directory.example/.well-known/security.txt');
    expect(lines).toContain('Preferred-Languages: en');
  });

  it('have the names that software expects, the key of IndexNow its own', async () => {
    const names = async (more: Partial<SiteEnv>) =>
      [...(await identityFiles({ ...env, ...more }, icons.mark, icons.cache)).keys()].filter(
        (name) => !name.endsWith('.png'),
      );
    expect(await names({})).toEqual(['manifest.webmanifest', '.well-known/security.txt']);
    expect(await names({ indexNowKey: 'a1b2c3d4' })).toContain('a1b2c3d4.txt');
    const files = await identityFiles({ ...env, indexNowKey: 'a1b2c3d4' }, icons.mark, icons.cache);
    expect(files.get('a1b2c3d4.txt')).toBe('a1b2c3d4');
  });

  it('the manifest opens the home page of the whole site, with a vector icon first', () => {
    expect(JSON.parse(webManifest())).toMatchObject({
      id: '/',
      start_url: '/',
      scope: '/',
      lang: 'en-US',
      display: 'minimal-ui',
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        ...siteIcons.map(({ file }) => ({ src: `/${file}`, type: 'image/png' })),
      ],
    });
  });

  it('the manifest names icons for installing: 192, 512 and a maskable one', () => {
    const { icons } = z
      .object({ icons: z.array(z.object({ sizes: z.string(), purpose: z.string().optional() })) })
      .parse(JSON.parse(webManifest()));
    expect(icons).toContainEqual(expect.objectContaining({ sizes: '192x192', purpose: 'any' }));
    expect(icons).toContainEqual(expect.objectContaining({ sizes: '512x512', purpose: 'any' }));
    expect(icons).toContainEqual(expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }));
  });
});

it('nginx’s patterns redirect other spellings of an address, and are fast on many slashes', () => {
  const rules = [
    ...nginxInclude(hostRules(env, false)).matchAll(
      /if \(\$request_uri ~ (\S+)\) \{\n {2}return (308 \S+);/g,
    ),
  ];
  const answer = (uri: string): string | undefined => {
    for (const [, pattern = '', to = ''] of rules) {
      const [all, one = '', two = ''] = new RegExp(pattern).exec(uri) ?? [];
      if (all !== undefined) return to.replace('$1', one).replace('$2', two);
    }
    return undefined;
  };
  expect(rules).toHaveLength(3);
  expect(answer('/a/')).toBe('308 /a');
  expect(answer('//a//b///?q=/')).toBe('308 /a//b?q=/');
  expect(answer('/a/b')).toBeUndefined();
  const start = performance.now();
  expect(answer(`/a${'/'.repeat(50_000)}b`)).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(2000);
});
