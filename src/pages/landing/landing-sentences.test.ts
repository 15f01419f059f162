import { describe, expect, it } from 'vitest';
import {
  aCityDataset,
  aLandmark,
  aNeighborhood,
  anEntry,
  aPharmacy,
  birmingham,
  everyDay,
  hoursOf,
  milesAway,
  range,
} from '../../../tests/support/domain-fixtures.ts';
import { plainSpaces } from '../../../tests/support/plain-spaces.ts';
import type { LandingCity, LandingEntry } from '../../domain/landing/landing-entry.ts';
import { landingView, listingsBeside } from '../../domain/landing/landing-view.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { landingSentences } from './landing-sentences.ts';

const near = (key: string, miles: number, facts: Partial<Pharmacy> = {}) =>
  aPharmacy({ key, location: milesAway(miles), ...facts });

const places = {
  neighborhoods: [aNeighborhood('Downtown', { shape: 'circle', center: birmingham, radiusMiles: 1.2 })],
  landmarks: [aLandmark('The Airport', milesAway(5))],
};
const inHoover = { street: '1 Elm St', city: 'Hoover', state: 'AL', zip: '35216' } as const;
const view = (entry: LandingEntry, facts: Partial<LandingCity> = {}) =>
  landingView(entry, aCityDataset({ ...places, ...facts }));
const summary = (entry: LandingEntry, facts: Partial<LandingCity> = {}) => {
  const dataset = aCityDataset({ ...places, ...facts });
  return landingSentences(landingView(entry, dataset), dataset).map(plainSpaces);
};

const clinic = anEntry('clinic', { type: 'clinic' });
const three = [
  near('1', 1, { types: ['clinic'] }),
  near('2', 2, { types: ['clinic'] }),
  near('3', 3, { types: ['clinic'] }),
];

describe('the summary of a landing page', () => {
  it('tells how many there are, how many have not said, and the nearest', () => {
    expect(summary(clinic, { pharmacies: [...three, near('4', 0)] })).toEqual([
      '3 pharmacies in Birmingham are clinic pharmacies.',
      'We don’t know about 1 more: call to ask.',
      'The nearest to the center of Birmingham is Pharmacy 1, 1.0 mi away.',
    ]);
  });

  it('tells of filters by hours how many hours are unknown, and counts a known no as no', () => {
    const always = hoursOf(everyDay(range(0, 24)));
    const day = hoursOf(everyDay(range(9, 18)));
    const pharmacies = [
      near('1', 1, { hours: always }),
      near('2', 2, { hours: day }),
      near('3', 3),
      near('4', 4),
    ];
    expect(summary(anEntry('24-hour-pharmacy', { type: '24-hour' }), { pharmacies }).slice(0, 2)).toEqual([
      '1 pharmacy in Birmingham is open 24 hours.',
      'We don’t know the hours of 2 more: call to ask.',
    ]);
  });

  it('has a sentence of its own for a pair of filters', () => {
    const both = anEntry('24-hour-drive-through-pharmacy', { type: '24-hour', modifier: 'drive-through' });
    const hours = hoursOf(everyDay(range(0, 24)));
    const pharmacies = [near('1', 1, { hours, services: ['drive-through'] })];
    expect(summary(both, { pharmacies })[0]).toBe(
      '1 pharmacy in Birmingham is open 24 hours and has a drive-through.',
    );
    expect(summary(both, { pharmacies: [near('1', 1)] })[0]).toBe('We don’t know of one in Birmingham yet.');
  });

  it('tells that none is confirmed, and the nearest elsewhere', () => {
    const facts = {
      pharmacies: [near('4', 0), near('5', 1)],
      fallback: [near('h', 9, { types: ['clinic'], address: inHoover })],
    };
    expect(summary(clinic, facts)).toEqual([
      'We don’t have a confirmed clinic pharmacy in Birmingham yet.',
      'We know of Pharmacy h in Hoover, 9.0 mi away.',
    ]);
  });

  it('names the cities around that its list includes', () => {
    const inHomewood = { ...inHoover, city: 'Homewood' };
    const across = [
      near('h', 2.5, { types: ['clinic'], address: inHoover }),
      near('w', 4, { types: ['clinic'], address: inHomewood }),
    ];
    expect(summary(clinic, { pharmacies: three, fallback: across.slice(0, 1) })[1]).toBe(
      '1 more is in Hoover.',
    );
    expect(summary(clinic, { pharmacies: three, fallback: across })[1]).toBe(
      '2 more are in Hoover and Homewood.',
    );
    const rough = across.map(({ location, ...pharmacy }) => ({
      ...pharmacy,
      location: { ...location, precision: 'zip', radiusMiles: 3 } as const,
    }));
    expect(summary(clinic, { pharmacies: [near('4', 0)], fallback: rough })).toEqual([
      'We don’t have a confirmed clinic pharmacy in Birmingham yet.',
      'The pharmacies below are in Hoover and Homewood.',
    ]);
  });

  it('tells that a city has no listing at all', () => {
    expect(summary(clinic)).toEqual(['We don’t list a pharmacy in Birmingham yet.']);
    expect(summary(anEntry('pharmacies-in'))).toEqual(['We don’t list a pharmacy in Birmingham yet.']);
  });

  it('counts all listings on a page that rewords the city’s', () => {
    expect(summary(anEntry('pharmacies-in'), { pharmacies: three })).toEqual([
      '3 pharmacies in Birmingham, nearest to the center first.',
    ]);
    expect(summary(anEntry('pharmacies-in'), { pharmacies: [near('1', 0)] })[0]).toContain('1 pharmacy in');
  });

  it('says for how many pharmacies hours are known on a page about hours', () => {
    const known = near('4', 4, { hours: hoursOf(everyDay(range(9, 18))) });
    const hours = (pharmacies: readonly Pharmacy[]) => summary(anEntry('pharmacy-hours'), { pharmacies })[1];
    expect(hours(three)).toBe('We don’t know the hours of any of them yet. Call to check.');
    expect(hours([...three, known])).toBe('Hours known for 1 of 4.');
  });

  it('counts all listings around a landmark, and names the nearest', () => {
    expect(summary(anEntry('airport', { landmark: 'The Airport' }), { pharmacies: three })).toEqual([
      '3 pharmacies in Birmingham, nearest to The Airport first.',
      'The nearest to The Airport is Pharmacy 3, 2.0 mi away.',
    ]);
  });

  it('says how many are in a neighborhood', () => {
    const downtown = anEntry('downtown', { neighborhood: 'Downtown' });
    expect(summary(downtown, { pharmacies: three }).slice(0, 1)).toEqual([
      '1 of the 3 pharmacies in Birmingham is in Downtown.',
    ]);
    expect(summary(downtown, { pharmacies: three.slice(1) }).slice(0, 1)).toEqual([
      'We don’t list a pharmacy in Downtown yet.',
    ]);
  });

  it('marks the names of pharmacies as its page wants them', () => {
    const dataset = aCityDataset({ ...places, pharmacies: three });
    const marked = landingSentences(landingView(clinic, dataset), dataset, (name) => `[${name}]`);
    expect(marked).toContain('The nearest to the center of Birmingham is [Pharmacy 1], 1.0\u00a0mi away.');
  });
});

describe('the listings beside a landing page', () => {
  it('are those of the city that it does not list, nearest first', () => {
    const pharmacies = [...three, near('5', 5), near('4', 4)];
    const far = near('h', 9, { types: ['clinic'], address: inHoover });
    const beside = listingsBeside(view(clinic, { pharmacies, fallback: [far] }), [...pharmacies, far]);
    expect(beside.map(({ pharmacy }) => pharmacy.name)).toEqual(['Pharmacy 4', 'Pharmacy 5']);
    const many = [...three, near('6', 3.5, { types: ['clinic'] }), near('7', 3.6, { types: ['clinic'] })];
    const full = view(clinic, { pharmacies: many, fallback: [far] });
    expect(listingsBeside(full, [...many, far]).map(({ pharmacy }) => pharmacy.name)).toEqual(['Pharmacy h']);
  });
});

describe('the wording of a landing page', () => {
  it('calls a listing the nearest only where none that it lists is nearer', () => {
    const across = near('h', 5.5, { address: inHoover });
    const sentences = summary(anEntry('airport', { landmark: 'The Airport' }), {
      pharmacies: three,
      fallback: [across],
    });
    expect(sentences).not.toContain('The nearest to The Airport is Pharmacy 3, 2.0 mi away.');
  });

  it('does not say “None of the 1 pharmacy”', () => {
    expect(summary(clinic, { pharmacies: [near('1', 0)] })[0]).not.toContain('None of the 1 pharmacy');
  });
});
