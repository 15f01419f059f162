import { expect, it } from 'vitest';
import { aFingerprint, aGroupState, aPageState } from '../../tests/support/state-fixture.ts';
import { madeFiles, namesOf, sizesOf, stagedFiles } from './made-files.ts';
import { markerFile } from './state/marker-file.ts';

const group = (...files: readonly string[]) => aGroupState(files.map((file) => aPageState(file)));
const groups = new Map([
  ['kept', group('a.html', 'b.html')],
  ['tile', group()],
  ['made', group('c.html', 'd.html')],
]);
const others = new Map([
  ['robots.txt', aFingerprint({ bytes: 1 })],
  ['sitemap.xml', aFingerprint({ bytes: 2, digest: 'new' })],
]);

it('all files that a build makes are its pages and the others, as often as they are gone through', () => {
  const files = madeFiles({ groups, others });
  const names = ['a.html', 'b.html', 'c.html', 'd.html', 'robots.txt', 'sitemap.xml'];
  for (let time = 1; time <= 2; time += 1) expect([...files].map(([file]) => file)).toEqual(names);
  expect([...namesOf({ groups, others })]).toEqual([...names, markerFile]);
  expect([
    ...namesOf({
      groups,
      others: new Map([...others, [markerFile, aFingerprint()]]),
      leftOut: (id) => id === 'kept',
    }),
  ]).toEqual([...names.slice(2), markerFile]);
  expect([...sizesOf(files)].at(-1)).toEqual(['sitemap.xml', 2]);
});

it('those that were staged are the pages of renewed groups that are published otherwise or not at all, and the others that were written', () => {
  const published = new Map([
    ['c.html', aFingerprint()],
    ['d.html', aFingerprint({ digest: 'old' })],
  ]);
  const staged = stagedFiles({
    groups,
    others,
    published,
    renewed: new Set(['made']),
    written: ['sitemap.xml'],
  });
  expect([...staged.names]).toEqual(['d.html', 'sitemap.xml']);
  expect([...staged.files]).toEqual([
    ['d.html', 'digest'],
    ['sitemap.xml', 'new'],
  ]);
});
