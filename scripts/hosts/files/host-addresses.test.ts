import { describe, expect, it } from 'vitest';
import { testEnv } from '../../../tests/support/build-fixture.ts';
import { firstAnswer, isPattern, isWholePart } from '../../addresses/address-rules.ts';
import type { Answer } from '../../addresses/lost-addresses.ts';
import type { Move } from '../../addresses/moves.ts';
import { parseHostRedirects } from '../preview/host-files.ts';
import { cloudFrontFunction } from './address-functions.ts';
import { type FormerAddresses, hostAddresses, noFormerAddresses } from './host-addresses.ts';
import { type hostIds, limitNotes, limitProblems, redirectNotes } from './host-limits.ts';
import { hostRules } from './host-rules.ts';
import { vercelConfig } from './vercel-config.ts';
import { publishedHostFiles, redirectsFile } from './write-host-files.ts';

const stems = Array.from({ length: 20 }, (_, index) => `stem-${index}`);

/** `count` renamed cities and a removed one, with twenty landing pages and three pharmacies each. */
function renamedCities(count: number): FormerAddresses {
  const answers = new Map<string, Answer>();
  const moves: Move[] = [];
  const live = new Set<string>();
  const since = '2026-11-22';
  for (let index = 0; index < count; index += 1) {
    const [from, to] = [`old${index}-al`, `new${index}-al`];
    moves.push({ kind: 'city', from, to, since });
    const pages = (city: string): readonly string[] => [
      `/pharmacies/${city}`,
      ...stems.map((stem) => `/${stem}-${city}`),
      ...['a', 'b', 'c'].map((name) => `/pharmacies/${city}/${name}`),
    ];
    const targets = pages(to);
    for (const target of targets) live.add(target);
    for (const [at, path] of pages(from).entries())
      answers.set(path, { kind: 'moved', to: targets[at] ?? '' });
  }
  moves.push({ kind: 'city', from: 'gone-al', since });
  for (const stem of stems) answers.set(`/${stem}-gone-al`, { kind: 'gone' });
  return { answers, moves, live };
}

describe.each(['cloudflare', 'workers', 'netlify', 'vercel', 'github-pages', 's3'] as const)(
  'the answers of %s',
  (host) => {
    it.each([1, 60])('leave out no moved address, with %d renamed cities', (count) => {
      const former = renamedCities(count);
      const { rules, standIns } = hostAddresses(host, former);
      for (const [path, answer] of former.answers) {
        const given = firstAnswer(rules, path);
        const stands = standIns.get(path);
        if (answer.kind === 'moved') {
          expect([path, stands ?? (given?.kind === 'moved' ? given.to : undefined)]).toEqual([
            path,
            answer.to,
          ]);
          expect(given === undefined).toBe(stands !== undefined);
        } else expect([undefined, 'gone']).toContain(given?.kind);
      }
      for (const path of former.live) expect(firstAnswer(rules, path)).toBeUndefined();
    });

    it('are empty for a site without former addresses', () => {
      expect(hostAddresses(host, noFormerAddresses)).toEqual({ rules: [], standIns: new Map() });
    });
  },
);

describe('the limits of rules', () => {
  const former = renamedCities(130);
  const counts = (host: (typeof hostIds)[number]) => {
    const { rules, standIns } = hostAddresses(host, former);
    return {
      patterns: rules.filter(isPattern).length,
      paths: rules.filter((rule) => !isPattern(rule)).length,
      standIns: standIns.size,
    };
  };

  it('of Cloudflare Pages are kept: 100 patterns, fewer than 2,000 paths, else stand-in pages', () => {
    expect(counts('cloudflare')).toEqual({ patterns: 100, paths: 1970, standIns: 0 });
    const { rules, standIns } = hostAddresses('cloudflare', renamedCities(160));
    expect([rules.length, standIns.size]).toEqual([2090, 700]);
  });

  it('of GitHub Pages allow no rules', () => {
    expect(counts('github-pages')).toEqual({ patterns: 0, paths: 0, standIns: 130 * 24 });
  });

  it('of Netlify allow patterns of whole parts only', () => {
    expect(hostAddresses('netlify', former).rules.every(isWholePart)).toBe(true);
  });

  it('of a CloudFront function are 10 KB with its own text', () => {
    const many = renamedCities(200);
    expect(Buffer.byteLength(cloudFrontFunction(hostAddresses('s3', many).rules))).toBeLessThan(10_240);
  });

  it('do not exist for nginx: two rules for each city and one for its own page', () => {
    expect(counts('nginx')).toEqual({ patterns: 261, paths: 130, standIns: 0 });
  });
});

describe('the files', () => {
  const rules = { ...hostRules(testEnv, false), redirects: hostAddresses('vercel', renamedCities(1)).rules };

  it('_redirects names every address for a store, which has an object for each, and no pattern', () => {
    const former = renamedCities(130);
    const site = {
      rules: hostRules(testEnv, false),
      origin: 'https://pharmacies.test',
      host: 's3',
      former,
    } as const;
    const { whole, patterns } = parseHostRedirects(publishedHostFiles(site).get('_redirects') ?? '');
    expect(patterns).toEqual([]);
    for (const [path, answer] of former.answers) {
      expect(whole.get(path)?.to).toBe(answer.kind === 'moved' ? answer.to : '/404.html');
    }
  });

  it('_redirects has patterns after paths, each with its status', () => {
    expect(redirectsFile(rules)).toBe(
      [
        '/pharmacies/old0-al /pharmacies/new0-al 301',
        '/pharmacies/old0-al/:part /pharmacies/new0-al/:part 301',
        '/:part-old0-al /:part-new0-al 301',
        '/:part-gone-al /404.html 410',
        '',
      ].join('\n'),
    );
  });

  it('vercel.json redirects moved addresses and answers 410 for removed ones', () => {
    expect(JSON.parse(vercelConfig(rules))).toMatchObject({
      redirects: [
        { source: '/pharmacies/old0-al', destination: '/pharmacies/new0-al', statusCode: 301 },
        {
          source: '/pharmacies/old0-al/:part([a-z0-9-]+)',
          destination: '/pharmacies/new0-al/:part',
          statusCode: 301,
        },
        { source: '/:part([a-z0-9-]+)-old0-al', destination: '/:part-new0-al', statusCode: 301 },
      ],
      rewrites: [{ source: '/:part([a-z0-9-]+)-gone-al', destination: '/404.html', statusCode: 410 }],
    });
  });
});

it('a host’s refusal says how many cities are too many', () => {
  const city = (name: string) => [
    `pharmacies/${name}-al`,
    ...Array.from({ length: 99 }, (_, page) => `${page}-${name}-al`),
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
  const files = (count: number, each = 1) => ({ files: count, bytes: count * each });

  it('begin at nine tenths of a limit', () => {
    expect(limitNotes(files(17_999))).toEqual([]);
    expect(limitNotes(files(18_000))).toEqual([
      'Cloudflare Pages: 18,000 of 20,000 files',
      'Cloudflare Workers: 18,000 of 20,000 files',
    ]);
    expect(limitNotes(files(10, 2 ** 27))).toEqual(['GitHub Pages: 1280.0 MiB of 1024.0 MiB']);
  });
});
