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
  week,
} from '../../../tests/support/domain-fixtures.ts';
import type { LandingCity } from '../../domain/landing/landing-city.ts';
import type { LandingEntry } from '../../domain/landing/landing-entry.ts';
import { landingView, listingsBeside } from '../../domain/landing/landing-view.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { landingFacts } from './landing-facts.ts';
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
  return landingSentences(landingView(entry, dataset), dataset);
};

const clinic = anEntry('clinic', { type: 'clinic' });
const three = [
  near('1', 1, { types: ['clinic'] }),
  near('2', 2, { types: ['clinic'] }),
  near('3', 3, { types: ['clinic'] }),
];

describe('the summary of a landing page', () => {
  it('tells how many match, and the nearest', () => {
    expect(summary(clinic, { pharmacies: [...three, near('4', 0)] })).toEqual([
      '3 of the 4 pharmacies listed in Birmingham match “clinic pharmacy”.',
      'Of these, the nearest to the center of Birmingham is Pharmacy 1, 1.0 mi away.',
    ]);
  });

  it('tells that none matches, and the nearest elsewhere', () => {
    const facts = {
      pharmacies: [near('4', 0), near('5', 1)],
      fallback: [near('h', 9, { types: ['clinic'], address: inHoover })],
    };
    expect(summary(clinic, facts)).toEqual([
      'None of the 2 pharmacies listed in Birmingham is known to match “clinic pharmacy”.',
      'Outside Birmingham, the nearest is Pharmacy h in Hoover, 9.0 mi away.',
    ]);
  });

  it('tells that a city has no listing at all', () => {
    expect(summary(clinic)).toEqual(['This directory lists no pharmacy in Birmingham yet.']);
    expect(summary(anEntry('pharmacies-in'))).toEqual([
      'This directory lists no pharmacy in Birmingham yet.',
    ]);
  });

  it('of a page that rewords the city’s counts all listings', () => {
    expect(summary(anEntry('pharmacies-in'), { pharmacies: three })).toEqual([
      'This directory lists 3 pharmacies in Birmingham, nearest to the center of the city first.',
    ]);
    expect(summary(anEntry('pharmacies-in'), { pharmacies: [near('1', 0)] })[0]).toContain('1 pharmacy in');
  });

  it('of a landmark counts all listings, and the nearest to it', () => {
    expect(summary(anEntry('airport', { landmark: 'The Airport' }), { pharmacies: three })).toEqual([
      '3 pharmacies in Birmingham, in order of distance from The Airport.',
      'Of these, the nearest to The Airport is Pharmacy 3, 2.0 mi away.',
    ]);
  });

  it('of a neighbourhood tells how many lie in it', () => {
    const downtown = anEntry('downtown', { neighborhood: 'Downtown' });
    expect(summary(downtown, { pharmacies: three }).slice(0, 1)).toEqual([
      '1 of the 3 pharmacies listed in Birmingham lies in Downtown.',
    ]);
    expect(summary(downtown, { pharmacies: three.slice(1) }).slice(0, 1)).toEqual([
      'None of the 2 pharmacies listed in Birmingham lies in Downtown.',
    ]);
  });
});

describe('the facts of a landing page', () => {
  const facts = (pharmacies: readonly Pharmacy[]) =>
    Object.fromEntries(landingFacts(view(clinic, { pharmacies })).map(({ label, value }) => [label, value]));
  const open = (key: string, hours: Pharmacy['hours'], zip = '35203') =>
    near(key, Number(key), {
      types: ['clinic'],
      hours,
      address: { street: '1 Oak St', city: 'Birmingham', state: 'AL', zip },
    });

  it('are computed from the listings it shows', () => {
    const late = hoursOf(everyDay(range(9, 25)));
    expect(
      facts([open('1', hoursOf(week([range(9, 18)])), '35205'), open('2', late), open('3', undefined)]),
    ).toEqual({
      'Nearest of these to the center of Birmingham': 'Pharmacy 1, 1.0 mi',
      'Open Sunday': '1 of 3',
      'Latest weekday closing': 'Pharmacy 2, 1 am',
      'ZIP codes covered': '2',
    });
  });

  it('name one that never closes, and one that closes at midnight', () => {
    expect(facts([open('1', hoursOf(everyDay(range(0, 24))))])).toMatchObject({
      'Latest weekday closing': 'Open 24 hours: Pharmacy 1',
    });
    expect(facts([open('1', hoursOf(everyDay(range(8, 24))))])).toMatchObject({
      'Latest weekday closing': 'Pharmacy 1, midnight',
    });
  });

  it('name the nearest of those that close latest, on whichever weekday from Monday to Friday', () => {
    const none: readonly never[] = [];
    const on = (day: 'mon' | 'fri' | 'sat') => hoursOf({ ...week(none), [day]: [range(9, 22)] });
    for (const day of ['mon', 'fri'] as const) {
      expect(facts([open('1', on(day)), open('2', on('mon')), open('3', on('fri'))])).toMatchObject({
        'Latest weekday closing': 'Pharmacy 1, 10 pm',
      });
    }
    expect(facts([open('1', on('sat')), open('2', hoursOf(week([range(9, 12)])))])).toMatchObject({
      'Latest weekday closing': 'Pharmacy 2, noon',
    });
  });

  it('say nothing of closing where no weekday hours are known, and nothing at all without listings', () => {
    expect(facts([open('1', undefined)])).not.toHaveProperty('Latest weekday closing');
    expect(facts([open('1', hoursOf(week([], [range(9, 12)])))])).not.toHaveProperty(
      'Latest weekday closing',
    );
    expect(facts([])).toEqual({});
  });
});

describe('the view of a landing page', () => {
  it('names the city of each listing from elsewhere', () => {
    const fallback = [near('h', 9, { types: ['clinic'], address: inHoover })];
    expect(view(clinic, { fallback }).listed.map(({ cityLabel }) => cityLabel)).toEqual(['Hoover, AL']);
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
