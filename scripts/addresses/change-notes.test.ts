import { expect, it } from 'vitest';
import { changeNotes } from './change-notes.ts';

it('changed addresses are reported by kind, with counts and the first few', () => {
  expect(
    changeNotes({
      answers: new Map([
        ['/pharmacies/a-al', { kind: 'moved', to: '/pharmacies/b-al' }],
        ['/w-a-al', { kind: 'moved', to: '/w-b-al' }],
        ['/x-a-al', { kind: 'moved', to: '/x-b-al' }],
        ['/y-a-al', { kind: 'moved', to: '/y-b-al' }],
        ['/z-a-al', { kind: 'moved', to: '/z-b-al' }],
        ['/pharmacies/c-al/oak', { kind: 'gone' }],
      ]),
      lostNames: [{ kind: 'city', slug: 'd-al', paths: ['/pharmacies/d-al'] }],
      newNames: [{ kind: 'city', slug: 'b-al' }],
    }),
  ).toEqual([
    'lead elsewhere (301), cities and states: 1 (/pharmacies/a-al → /pharmacies/b-al)',
    'lead elsewhere (301), landing pages and others: 4 (/w-a-al → /w-b-al, /x-a-al → /x-b-al, /y-a-al → /y-b-al …)',
    'are gone (410), pharmacies: 1 (/pharmacies/c-al/oak)',
    'would be lost, cities and states: 1 (/pharmacies/d-al)',
    'new, and written to published.csv by the next build: 1 (city b-al)',
  ]);
});
