import { expect, it } from 'vitest';
import { faultsIn } from './nu-checker.ts';

it('errors and warnings of the Nu checker count, its hints on style do not', () => {
  const messages = [
    { type: 'info', message: 'Trailing slash on void elements has no effect' },
    { type: 'info', subType: 'warning', message: 'Section lacks heading', url: 'a.html' },
    { type: 'error', message: 'Bad value “combobox”', url: 'b.html', extract: '<input>' },
    { type: 'non-document-error', subType: 'io', message: 'File not found' },
  ];
  expect(faultsIn(JSON.stringify({ messages }))).toEqual([
    'Nu checker: Section lacks heading , a.html',
    'Nu checker: Bad value “combobox” <input>, b.html',
    'Nu checker: File not found , ',
  ]);
});
