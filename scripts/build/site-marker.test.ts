import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aFingerprint, aGroupState, aPageState } from '../../tests/support/state-fixture.ts';
import { namesOf } from './made-files.ts';
import { siteMarker } from './site-marker.ts';
import { KnownFiles } from './state/known-files.ts';
import { markerText } from './state/marker.ts';
import { markerFile } from './state/marker-file.ts';

const site = { kind: 'samples', listings: 3 } as const;

/** A site of these pages by group, and other files, as a build leaves it and the next finds it. */
function leftBy(pages: Readonly<Record<string, readonly string[]>>, files: readonly string[]) {
  const groups = new Map(
    Object.entries(pages).map(([id, names]) => [id, aGroupState(names.map((name) => aPageState(name)))]),
  );
  const others = new Map(files.map((file) => [file, aFingerprint()]));
  const text = markerText(site, namesOf({ groups, others }));
  const known = new KnownFiles({ groups, others: new Map([...others, [markerFile, aFingerprint()]]) });
  return {
    made: { groups, others },
    earlier: { site, bundle: 'a', groups, files: known },
    folder: { known: true, markerText: text },
  };
}

const siteOf = fc.tuple(
  fc.dictionary(fc.constantFrom('a', 'b'), fc.subarray(['1.html', '2.html', '3.html'])),
  fc.subarray(['robots.txt', 'sitemap.xml', 'c.html']),
);

it('the marker is the one that is made of the names, whatever the last build published', () => {
  fc.assert(
    fc.property(siteOf, siteOf, (before, after) => {
      const { earlier, folder } = leftBy(...before);
      const { made } = leftBy(...after);
      expect(siteMarker(made, { site, bundle: 'a', earlier, folder })).toBe(markerText(site, namesOf(made)));
    }),
  );
});

it('it is taken from the folder only where the same build would have made it for the same site', () => {
  const { made, earlier, folder } = leftBy({ a: ['1.html'] }, ['robots.txt']);
  // As many names as there are files: that it names others, only the last build could know.
  const there = { ...folder, markerText: markerText(site, ['2.html', '3.html', '4.html']) };
  const fresh = folder.markerText;
  const taken = (over: object) =>
    siteMarker(made, { site, bundle: 'a', earlier, folder: there, ...over }) === there.markerText;
  expect(taken({})).toBe(true);
  expect(taken({ bundle: 'b' })).toBe(false);
  expect(taken({ site: { ...site, listings: 4 } })).toBe(false);
  expect(taken({ folder: { ...there, markerText: 'no marker' } })).toBe(false);
  expect(siteMarker(made, { site, bundle: 'a', earlier, folder: { ...there, known: false } })).toBe(fresh);
});

it('files that were kept for open pages, which it does not name, make no difference', () => {
  const { made, earlier, folder } = leftBy({ a: ['1.html'] }, ['data/a.2.json']);
  const kept = new Map([
    ...earlier.files.others,
    ['data/a.1.json', aFingerprint()],
    ['a.1.html', aFingerprint()],
  ]);
  const withKept = { ...earlier, files: new KnownFiles({ groups: earlier.groups, others: kept }) };
  const next = (files: readonly string[]) => ({
    ...made,
    others: new Map(files.map((file) => [file, aFingerprint()])),
  });
  for (const files of [
    ['data/a.2.json'],
    ['data/a.3.json'],
    ['data/a.1.json'],
    ['data/a.1.json', 'data/a.2.json'],
    ['a.1.html', 'data/a.2.json'],
  ])
    expect(siteMarker(next(files), { site, bundle: 'a', earlier: withKept, folder })).toBe(
      markerText(site, namesOf(next(files))),
    );
});
