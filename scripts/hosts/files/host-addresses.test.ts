import { describe, expect, it } from 'vitest';
import { testEnv } from '../../../tests/support/build-fixture.ts';
import type { Answer } from '../../addresses/lost-addresses.ts';
import { parseHostRedirects } from '../preview/host-files.ts';
import { cloudFrontFunction } from './address-functions.ts';
import { type FormerAddresses, hostAddresses } from './host-addresses.ts';
import { type hostIds, limitNotes, limitProblems, redirectNotes } from './host-limits.ts';
import { hostRules } from './host-rules.ts';
import { vercelConfig } from './vercel-config.ts';
import { publishedHostFiles, redirectsFile } from './write-host-files.ts';

const stems = Array.from({ length: 20 }, (_, index) => `stem-${index}`);

/** Returns former addresses: all pages of `count` renamed cities, and the landing pages of a removed one. */
function renamedCities(count: number): FormerAddresses {
  const answers = new Map<string, Answer>();
  const pages = (city: string): readonly string[] => [
    `/pharmacies/${city}`,
    ...stems.map((stem) => `/${stem}-${city}`),
    ...['a', 'b', 'c'].map((name) => `/pharmacies/${city}/${name}`),
  ];
  for (let index = 0; index < count; index += 1) {
    const targets = pages(`new${index}-al`);
    for (const [at, path] of pages(`old${index}-al`).entries())
      answers.set(path, { kind: 'moved', to: targets[at] ?? '' });
  }
  for (const stem of stems) answers.set(`/${stem}-gone-al`, { kind: 'gone' });
  return answers;
}

describe.each(['cloudflare', 'workers', 'netlify', 'vercel', 'github-pages', 's3'] as const)(
  'the answers of %s',
  (host) => {
    it.each([1, 60, 130])('leave no address out that has moved, with %d renamed cities', (count) => {
      const former = renamedCities(count);
      const { rules, standIns } = hostAddresses(host, former);
      const given = new Map(rules.map((rule) => [rule.from, rule]));
      for (const [path, answer] of former) {
        const stands = standIns.get(path);
        if (answer.kind === 'moved') {
          expect([path, stands ?? given.get(path)?.to]).toEqual([path, answer.to]);
          expect(given.has(path)).toBe(stands === undefined);
        } else expect(given.get(path)?.to ?? stands).toBeUndefined();
      }
    });

    it('are none of a site without former addresses', () => {
      expect(hostAddresses(host, new Map())).toEqual({ rules: [], standIns: new Map() });
    });
  },
);

describe('the limits of rules', () => {
  const counts = (host: (typeof hostIds)[number], cities: number) => {
    const { rules, standIns } = hostAddresses(host, renamedCities(cities));
    return { rules: rules.length, standIns: standIns.size };
  };

  it('of Cloudflare Pages are kept, of which no rule can say that an address is gone', () => {
    expect(counts('cloudflare', 60)).toEqual({ rules: 60 * 24, standIns: 0 });
    expect(counts('cloudflare', 130)).toEqual({ rules: 1990, standIns: 130 * 24 - 1990 });
  });

  it('of Vercel are kept, and what has moved comes before what is gone', () => {
    expect(counts('vercel', 60)).toEqual({ rules: 60 * 24 + 20, standIns: 0 });
    const { rules } = hostAddresses('vercel', renamedCities(130));
    expect([rules.length, rules.filter(({ to }) => to === undefined).length]).toEqual([1900, 0]);
  });

  it('of GitHub Pages are none at all', () => {
    expect(counts('github-pages', 130)).toEqual({ rules: 0, standIns: 130 * 24 });
  });

  it('of a function of CloudFront are 10 KB with its own text', () => {
    const { rules } = hostAddresses('s3', renamedCities(200));
    expect(rules.length).toBeGreaterThan(50);
    expect(Buffer.byteLength(cloudFrontFunction(rules))).toBeLessThan(10_240);
  });

  it('do not bind nginx and Netlify', () => {
    for (const host of ['nginx', 'netlify'] as const)
      expect(counts(host, 130)).toEqual({ rules: 130 * 24 + 20, standIns: 0 });
  });
});

describe('the files', () => {
  const former: FormerAddresses = new Map([
    ['/gone-al', { kind: 'gone' }],
    ['/old-al', { kind: 'moved', to: '/new-al' }],
  ]);
  const rules = { ...hostRules(testEnv, false), redirects: hostAddresses('vercel', former).rules };

  it('_redirects names every address of a store, which has an object for each', () => {
    const many = renamedCities(130);
    const site = { rules, origin: 'https://pharmacies.test', host: 's3', former: many } as const;
    const redirects = parseHostRedirects(publishedHostFiles(site).get('_redirects') ?? '');
    for (const [path, answer] of many)
      expect(redirects.get(path)?.to).toBe(answer.kind === 'moved' ? answer.to : '/404.html');
  });

  it('_redirects has a line for each, with its status', () => {
    expect(redirectsFile(rules)).toBe('/old-al /new-al 301\n/gone-al /404.html 410\n');
  });

  it('vercel.json redirects moved addresses and answers 410 for removed ones', () => {
    expect(JSON.parse(vercelConfig(rules))).toMatchObject({
      redirects: [{ source: '/old-al', destination: '/new-al', statusCode: 301 }],
      rewrites: [{ source: '/gone-al', destination: '/404.html', statusCode: 410 }],
    });
  });
});

it('a host’s refusal says how many cities are too many', () => {
  const city = (name: string) => [
    `pharmacies/${name}-al`,
    `pharmacy-${name}-al`,
    ...Array.from({ length: 98 }, (_, page) => `${page}-${name}-al`),
  ];
  const cities = Array.from({ length: 205 }, (_, index) => city(`c${index}`)).flat();
  const [problem] = limitProblems('cloudflare', new Map(cities.map((page) => [`${page}.html`, 1] as const)));
  expect(problem?.remedy).toMatch(
    /^List 5 cities fewer, since each has about 100 files; or take a paid plan/,
  );
});

it('a note says that _redirects is too long for Cloudflare Pages, and how to get a shorter one', () => {
  expect(redirectNotes('/a /b 301\n'.repeat(1700))).toEqual([]);
  expect(redirectNotes('/a /b 301\n'.repeat(2500))).toEqual([
    'Cloudflare Pages: 2,500 of 1,990 redirects (--host cloudflare writes fewer)',
  ]);
});

describe('the notes on limits', () => {
  const files = (count: number, each = 1) => ({ files: count, bytes: count * each, cities: 180 });

  it('begin at nine tenths of a limit', () => {
    expect(limitNotes(files(17_999))).toEqual([]);
    expect(limitNotes(files(18_000))).toEqual([
      'Cloudflare Pages: 18,000 of 20,000 files, 2,000 left for about 20 more cities',
      'Cloudflare Workers: 18,000 of 20,000 files, 2,000 left for about 20 more cities',
    ]);
    expect(limitNotes(files(19_950))[0]).toBe(
      'Cloudflare Pages: 19,950 of 20,000 files, 50 left, fewer than one more city needs',
    );
    expect(limitNotes(files(20_001))[0]).toBe('Cloudflare Pages: 20,001 of 20,000 files');
    expect(limitNotes(files(10, 2 ** 27))).toEqual(['GitHub Pages: 1280.0 MiB of 1024.0 MiB']);
  });
});
