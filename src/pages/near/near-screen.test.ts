import { expect, test } from 'vitest';
import { parseDirectoryQuery } from '../../domain/list/directory-query.ts';
import { nearTitle } from './near-screen.tsx';

const titleAt = (search: string): string => nearTitle(parseDirectoryQuery(new URLSearchParams(search)));

test.each([
  ['', 'Pharmacies near you'],
  ['?has=flu-shots&open=1', 'Pharmacies near you: Flu shots · Open now'],
  ['?has=compounding', 'Compounding pharmacies near you'],
  ['?has=delivery&open=1', 'Pharmacies that deliver near you: Open now'],
  ['?brand=CVS+Pharmacy', 'CVS Pharmacy near you'],
  ['?has=24-hour&brand=CVS+Pharmacy', 'CVS Pharmacy near you: 24-hour'],
])('the list near the visitor at “%s” is called “%s”', (search, title) => {
  expect(titleAt(search)).toBe(title);
});
