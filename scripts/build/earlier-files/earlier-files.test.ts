import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayOf,
  deployText,
  earlierText,
  hasHashedName,
  keptFiles,
  latestFiles,
  parseDeploy,
  parseEarlier,
} from './earlier-files.ts';

const [old, current] = ['data/places/mobile-al.0a.json', 'data/places/mobile-al.1b.json'];

describe('files with a hash in their names', () => {
  it.each(['assets/app-1.js', 'assets/fonts/sans-1.woff2', old])('are such as %s', (file) => {
    expect(hasHashedName(file)).toBe(true);
  });

  it.each([
    'index.html',
    'manifests/al.json',
    'data',
    'data/',
    'data/../x.json',
    'assets//a.js',
    'assets/.a',
    '/data/a.json',
    'data\\a',
  ])('are not such as %s', (file) => {
    expect(hasHashedName(file)).toBe(false);
  });
});

describe('a file of earlier deploys', () => {
  const has = (file: string): boolean => file === current;

  it.each([
    ['2026-11-01', true],
    ['2026-11-30', true],
    ['2026-12-01', true],
    ['2026-12-02', false],
    ['2027-11-01', false],
  ])('is, of what went on the first of November, on %s: %s', (today, stays) => {
    const known = new Map([[old, '2026-11-01']]);
    expect(keptFiles({ published: [old, current], earlierFiles: known, has, today }).has(old)).toBe(stays);
  });

  it('stays for 30 days from the first deploy without it', () => {
    const kept = keptFiles({ published: [old, current], earlierFiles: new Map(), has, today: '2026-11-05' });
    expect([...kept]).toEqual([[old, '2026-11-05']]);
  });

  it('is not kept if it is a page, or another file without a hash', () => {
    const before = ['index.html', 'manifests/al.json', 'pictures/cities/mobile-al.png'];
    expect(keptFiles({ published: before, earlierFiles: new Map(), has, today: '2026-11-05' }).size).toBe(0);
  });

  it('is not kept longer because of a wrong clock', () => {
    const known = new Map([[old, '2099-01-01']]);
    const kept = keptFiles({ published: [old], earlierFiles: known, has, today: '2026-11-05' });
    expect(kept.get(old)).toBe('2026-11-05');
  });

  it('leaves the record when a deploy has it again', () => {
    const known = new Map([[current, '2026-11-01']]);
    expect(keptFiles({ published: [current], earlierFiles: known, has, today: '2026-11-05' }).size).toBe(0);
  });

  it('is kept over any series of deploys if it is at most 30 days old', () => {
    const day = (number: number): string => dayOf(new Date(Date.UTC(2026, 0, 1) + number * 86_400_000));
    const file = (number: number): string => `assets/a-${number}.js`;
    const deploy = fc.record({ gap: fc.nat(20), files: fc.uniqueArray(fc.nat(6), { maxLength: 4 }) });
    fc.assert(
      fc.property(fc.array(deploy, { minLength: 1 }), (deploys) => {
        let [today, earlier]: [number, ReadonlyMap<string, string>] = [0, new Map()];
        let published: readonly string[] = [];
        /** The day of the first deploy without a file that had been there. */
        const gone = new Map<string, number>();
        for (const { gap, files } of deploys) {
          today += gap;
          const made = new Set(files.map(file));
          for (const each of published) if (!made.has(each) && !gone.has(each)) gone.set(each, today);
          for (const each of made) gone.delete(each);
          for (const [each, since] of gone) if (today - since > 30) gone.delete(each);
          earlier = keptFiles({
            published,
            earlierFiles: earlier,
            has: (each) => made.has(each),
            today: day(today),
          });
          expect(new Set(earlier.keys())).toEqual(new Set(gone.keys()));
          published = [...made, ...earlier.keys()];
        }
      }),
    );
  });
});

describe('where a host has little room', () => {
  const files = new Map([
    ['assets/a-1.js', '2026-11-01'],
    ['assets/b-1.js', '2026-11-20'],
    ['assets/c-1.js', '2026-11-10'],
  ]);

  it('the latest files stay', () => {
    expect([...latestFiles(files, 2).keys()]).toEqual(['assets/b-1.js', 'assets/c-1.js']);
    expect(latestFiles(files, 3)).toEqual(files);
    expect(latestFiles(files, -5).size).toBe(0);
  });
});

describe('the records of deploys', () => {
  it('are read as they were written, in any order', () => {
    expect(parseDeploy(deployText([current, 'index.html', old]))).toEqual([old, current]);
    const earlier = new Map([[old, '2026-11-01']]);
    expect(parseEarlier(earlierText(earlier))).toEqual(earlier);
  });

  it.each(['', '{}', '[]', '{"format":1,"files":["../secret"]}', '{"format":1,"files":["data/../../x"]}'])(
    'are not such as %s',
    (text) => {
      expect(parseDeploy(text)).toBeUndefined();
    },
  );

  it.each([
    '',
    '{"format":1,"files":{"data/a.json":"soon"}}',
    '{"format":1,"files":{"index.html":"2026-11-01"}}',
  ])('of earlier files are not such as %s', (text) => {
    expect(parseEarlier(text)).toBeUndefined();
  });
});
