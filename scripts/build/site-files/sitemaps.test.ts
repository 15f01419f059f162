import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { robotsText, type SitemapUrl, sitemapFiles } from './sitemaps.ts';

const origin = 'https://pharmacies.test';
const filesOf = (...site: Parameters<typeof sitemapFiles>): ReadonlyMap<string, string> =>
  new Map(sitemapFiles(...site));
const url = (path: string, lastmod?: string): SitemapUrl => ({ path, lastmod, priority: 0.6 });

/** Texts of the elements of a name. Throws if an element is not closed by its own end tag. */
function textsOf(xml: string, name: string): readonly string[] {
  const texts: string[] = [];
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentag: (tag) => {
        open.push(tag);
        if (tag === name) texts.push('');
      },
      ontext: (text) => {
        if (open.at(-1) === name) texts.push((texts.pop() ?? '') + text);
      },
      onclosetag: (tag, implied) => {
        if (implied || open.pop() !== tag) throw new Error(`${tag} is not closed where it was opened`);
      },
    },
    { xmlMode: true },
  );
  parser.write(xml);
  parser.end();
  return texts;
}

describe('sitemaps', () => {
  it('name each page once, in the file of its group, and each file in the index', () => {
    const files = filesOf(
      new Map([
        ['pages', [url('/'), url('/about')]],
        [
          'alabama',
          [url('/pharmacies/birmingham-al', '2026-05-01'), url('/pharmacies/hoover-al', '2026-06-01')],
        ],
      ]),
      origin,
    );
    expect([...files.keys()].toSorted()).toEqual([
      'sitemap.xml',
      'sitemaps/alabama.xml',
      'sitemaps/pages.xml',
    ]);
    const index = files.get('sitemap.xml') ?? '';
    expect(textsOf(index, 'loc')).toEqual([`${origin}/sitemaps/pages.xml`, `${origin}/sitemaps/alabama.xml`]);
    expect(textsOf(index, 'lastmod')).toEqual(['2026-06-01']);
    const alabama = files.get('sitemaps/alabama.xml') ?? '';
    expect(textsOf(alabama, 'loc')).toEqual([
      `${origin}/pharmacies/birmingham-al`,
      `${origin}/pharmacies/hoover-al`,
    ]);
    expect(textsOf(alabama, 'lastmod')).toEqual(['2026-05-01', '2026-06-01']);
    expect(textsOf(alabama, 'priority')).toEqual(['0.6', '0.6']);
  });

  it('hold at most 50,000 URLs a file, and lose none', () => {
    const urls = Array.from({ length: 100_001 }, (_, number) => url(`/page-${number}`));
    const files = filesOf(new Map([['alabama', urls]]), origin);
    const parts = ['sitemaps/alabama.xml', 'sitemaps/alabama-2.xml', 'sitemaps/alabama-3.xml'];
    const locs = parts.map((part) => textsOf(files.get(part) ?? '', 'loc'));
    expect(locs.map(({ length }) => length)).toEqual([50_000, 50_000, 1]);
    expect(new Set(locs.flat()).size).toBe(urls.length);
    expect(textsOf(files.get('sitemap.xml') ?? '', 'loc')).toEqual(parts.map((part) => `${origin}/${part}`));
  });

  it('hold every address unchanged, whatever its characters', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const address = `/x${path}?${query}&a=1`;
        const files = filesOf(new Map([['pages', [url(address)]]]), origin);
        expect(textsOf(files.get('sitemaps/pages.xml') ?? '', 'loc')).toEqual([origin + address]);
      }),
    );
  });

  it('of a site without pages to index are an empty index', () => {
    const files = filesOf(new Map(), origin);
    expect([...files.keys()]).toEqual(['sitemap.xml']);
    expect(textsOf(files.get('sitemap.xml') ?? '', 'loc')).toEqual([]);
  });
});

describe('robots.txt', () => {
  it('lets crawlers read the noindex of sample pages, and names no sitemap', () => {
    expect(robotsText(true, origin)).toBe('User-agent: *\nAllow: /\n');
  });

  it('opens a real site, and names its sitemap', () => {
    const lines = robotsText(false, origin).split('\n');
    expect(lines).toContain('Allow: /');
    expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(lines.some((line) => line.startsWith('Disallow'))).toBe(false);
  });
});
