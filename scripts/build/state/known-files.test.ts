import { expect, it } from 'vitest';
import { aFingerprint, aGroupState, aPageState } from '../../../tests/support/state-fixture.ts';
import { KnownFiles } from './known-files.ts';

const known = () =>
  new KnownFiles({
    groups: new Map([
      ['city/a', aGroupState([aPageState('a.html'), aPageState('a/b.html')])],
      ['near/1', aGroupState([])],
      ['city/c', aGroupState([aPageState('c.html')])],
    ]),
    others: new Map([['robots.txt', aFingerprint({ inode: 9 })]]),
  });

it('a known file is found whether its group was asked for or not', () => {
  const files = known();
  files.readGroup('city/c');
  for (const file of ['c.html', 'a/b.html']) expect(files.get(file)).toEqual(aFingerprint());
  expect(files.get('robots.txt')?.inode).toBe(9);
  expect([files.has('d.html'), files.has('a.html')]).toEqual([false, true]);
});

it('a known file is found after groups were asked for that are not known', () => {
  const files = known();
  for (const id of ['city/new', 'city/newer', 'city/a']) files.readGroup(id);
  expect(files.has('c.html')).toBe(true);
});

it('what is no document is told as unknown before any group’s pages are read', () => {
  const unread = {
    get pages(): string {
      throw new Error('The pages were read.');
    },
  };
  const groups = new Map([['city/a', unread]]);
  const files = new KnownFiles({ groups, others: new Map() });
  expect([files.get('data/a.1x.json'), files.has('data/a.1x.json')]).toEqual([undefined, false]);
  expect(() => files.has('a.html')).toThrow('The pages were read.');
});

it('names are those of all files, or without the pages of some groups', () => {
  expect([...known().names()]).toEqual(['a.html', 'a/b.html', 'c.html', 'robots.txt']);
  expect([...known().names((id) => id === 'city/a')]).toEqual(['c.html', 'robots.txt']);
  expect([...known()].map(([file]) => file)).toEqual([...known().names()]);
});

it('where nothing is known there is no file', () => {
  const none = new KnownFiles({ groups: new Map(), others: new Map() });
  expect([known().isEmpty, none.isEmpty, none.get('a.html')]).toEqual([false, true, undefined]);
});
