import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { SiteEnv } from '../../src/config/env.ts';
import { headersFor, parseHostHeaders } from '../preview/host-headers.ts';
import { headersFile, redirectsFile } from './folder-files.ts';
import { limitProblems } from './host-limits.ts';
import { hostRules } from './host-rules.ts';
import { securityText, webManifest } from './identity-files.ts';
import { nginxInclude } from './nginx-include.ts';
import { vercelConfig } from './vercel-config.ts';

const env: SiteEnv = {
  siteOrigin: 'https://directory.example',
  locationUrl: 'https://geo.example/json',
  locationToken: null,
  mapStyleUrl: null,
  mapOrigins: [],
  contactFormUrl: null,
};

const header = (rules: ReturnType<typeof hostRules>, name: string) =>
  rules.headers.find((candidate) => candidate.name === name)?.value;

describe('the rules for hosts', () => {
  it('let nothing inline run and nothing load from elsewhere', () => {
    const policy = header(hostRules(env, false), 'Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*|data:/);
  });

  it('let the browser ask the location service, and only its origin, when there is a token', () => {
    const policy = header(hostRules({ ...env, locationToken: 'secret' }, false), 'Content-Security-Policy');
    expect(policy).toContain("connect-src 'self' https://geo.example;");
    expect(policy).not.toContain('secret');
  });

  it('let the interactive map load from its own hosts, and the contact form go to its own, only where they are set up', () => {
    const policy = header(
      hostRules(
        {
          ...env,
          mapStyleUrl: 'https://tiles.example/styles/light',
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

  it('demand https for ever only of a site that has it', () => {
    expect(header(hostRules(env, false), 'Strict-Transport-Security')).toContain('max-age=63072000');
    const plain = { ...env, siteOrigin: 'http://localhost:4173' };
    expect(header(hostRules(plain, false), 'Strict-Transport-Security')).toBeUndefined();
  });
});

describe('_headers', () => {
  const rules = parseHostHeaders(headersFile(hostRules(env, true)));

  it('gives every path the same headers, and hashed files a lasting cache', () => {
    expect(headersFor(rules, '/foo').get('x-content-type-options')).toBe('nosniff');
    expect(headersFor(rules, '/foo').get('cache-control')).toBeUndefined();
    expect(headersFor(rules, '/assets/a.js').get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect(headersFor(rules, '/assets/a.js').get('x-robots-tag')).toBe('noindex');
  });

  it('has no line longer than hosts read (2,000 characters on Cloudflare Pages)', () => {
    for (const line of headersFile(hostRules(env, true)).split('\n')) expect(line.length).toBeLessThan(2000);
  });
});

it('_redirects has a line for each redirect', () => {
  expect(redirectsFile(hostRules(env, false)).trim().split('\n')).toContain(
    '/security.txt /.well-known/security.txt 301',
  );
});

describe('vercel.json', () => {
  const config = z
    .object({
      cleanUrls: z.literal(true),
      trailingSlash: z.literal(false),
      headers: z.array(
        z.object({
          source: z.string(),
          has: z.unknown().optional(),
          headers: z.array(z.record(z.string(), z.string())),
        }),
      ),
    })
    .parse(JSON.parse(vercelConfig(hostRules(env, false))));

  it('caches datasets for ever only when they are asked for by version', () => {
    const data = config.headers.filter(({ source }) => source.startsWith('/data/'));
    expect(data).toMatchObject([{ has: [{ type: 'query', key: 'v' }] }]);
  });
});

it('the nginx include refuses a value that nginx would read otherwise', () => {
  const rules = hostRules(env, false);
  const odd = { ...rules, headers: [{ name: 'X-Odd', value: 'a "$b"' }] };
  expect(() => nginxInclude(odd)).toThrow('a "$b"');
});

describe('the limits of hosts', () => {
  const files = (count: number) =>
    new Map(Array.from({ length: count }, (_, index) => [`${index}.html`, 1] as const));

  it('let 20,000 files pass on Cloudflare Pages and refuse one more, saying what to do', () => {
    expect(limitProblems('cloudflare', files(20_000))).toEqual([]);
    const [problem] = limitProblems('cloudflare', files(20_001));
    expect(problem?.value).toBe('20,001 files');
    expect(problem?.remedy).toContain('--host cloudflare-paid');
    expect(limitProblems('cloudflare-paid', files(20_001))).toEqual([]);
    expect(limitProblems('nginx', files(20_001))).toEqual([]);
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
  });
});

describe('the files that tell who the site is', () => {
  it('security.txt has what RFC 9116 demands', () => {
    const lines = securityText(env.siteOrigin).trim().split('\n');
    expect(lines).toContainEqual(expect.stringMatching(/^Contact: mailto:.+@.+$/));
    expect(lines).toContainEqual(expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/));
    expect(lines).toContain('Canonical: https://directory.example/.well-known/security.txt');
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
