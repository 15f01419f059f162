import { expect, it } from 'vitest';
import { aCity } from '../../tests/support/domain-fixtures.ts';
import { pictureLines, pictureText } from './picture-text.ts';

const city = aCity();

it('a city’s picture names it with its state and says how many pharmacies are listed', () => {
  expect(pictureLines({ city, count: 1204, sample: false })).toEqual([
    'Pharmacies in',
    'Birmingham, Alabama',
    '1,204 pharmacies listed',
  ]);
  expect(pictureLines({ city, count: 1, sample: false })[2]).toBe('1 pharmacy listed');
});

it('samples are called samples, in the picture and in its words', () => {
  expect(pictureLines({ city, count: 37, sample: true })[2]).toBe('37 sample listings, fictional');
  expect(pictureText({ city, count: 37, sample: true })).toBe(
    'Pharmacies in Birmingham, AL: 37 sample listings, fictional',
  );
});
