import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandedEntry } from '../../../scripts/plan/landing-list.ts';
import {
  aCity,
  aCityDataset,
  aLandmark,
  aNeighborhood,
  anEntry,
  aPharmacy,
  landingSlug,
  milesAway,
} from '../../../tests/support/domain-fixtures.ts';
import type { LandingCity } from '../landing/landing-city.ts';
import type { LandingEntry } from '../landing/landing-entry.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import { isMoreAlike, jaccard, landingIndexability, resultSet, similarity } from './landing-indexability.ts';

const thresholds = { matches: 5, similarity: 0.7 };

/** Pharmacies 0 to count - 1, each a mile farther out, with the facts that their number has. */
const pharmacies = (count: number, facts: (index: number) => Partial<Pharmacy>): readonly Pharmacy[] =>
  Array.from({ length: count }, (_, index) =>
    aPharmacy({ key: String(index), location: milesAway(index), ...facts(index) }),
  );

const clinics = (count: number, of: number) =>
  pharmacies(of, (index) => ({ types: index < count ? ['clinic'] : [] }));

/** Why each entry is or is not indexed, by the stem of its slug. */
function verdicts(landing: readonly LandingEntry[], facts: Partial<LandingCity>) {
  const found = landingIndexability(aCityDataset({ landing, ...facts }), thresholds);
  return Object.fromEntries(
    [...found].map(([slug, { reasons }]) => [slug.replace('-birmingham-al', ''), reasons]),
  );
}

const clinic = anEntry('clinic', { type: 'clinic' });

describe('a landing page', () => {
  it('earns its place with five matches, and not with four', () => {
    expect(verdicts([clinic], { pharmacies: clinics(5, 20) })).toEqual({ clinic: ['earned'] });
    expect(verdicts([clinic], { pharmacies: clinics(4, 20) })).toEqual({ clinic: ['too-few-matches'] });
  });

  it('is refused where nothing matches, whatever else holds', () => {
    expect(verdicts([clinic, anEntry('words')], { pharmacies: clinics(0, 20) })).toEqual({
      clinic: ['empty'],
      words: ['duplicate-template'],
    });
    expect(verdicts([clinic, anEntry('words')], {})).toEqual({ clinic: ['empty'], words: ['empty'] });
  });

  it('is refused where it only rewords the city’s page', () => {
    expect(verdicts([anEntry('words', { priority: 0.9 })], { pharmacies: clinics(5, 20) })).toEqual({
      words: ['duplicate-template'],
    });
  });

  it('may share seven tenths with the city’s page, and no more', () => {
    expect(verdicts([clinic], { pharmacies: clinics(7, 10) })).toEqual({ clinic: ['earned'] });
    expect(verdicts([clinic], { pharmacies: clinics(71, 100) })).toEqual({ clinic: ['similar-to-city'] });
    expect(verdicts([clinic], { pharmacies: clinics(8, 10) })).toEqual({ clinic: ['similar-to-city'] });
  });

  it('is told every reason against it', () => {
    expect(verdicts([clinic], { pharmacies: clinics(4, 4) })).toEqual({
      clinic: ['too-few-matches', 'similar-to-city'],
    });
  });

  it('gives way to a sibling that is alike and has a higher priority, wherever that stands in the list', () => {
    const alike = pharmacies(20, (index) => (index < 6 ? { types: ['clinic'], services: ['naloxone'] } : {}));
    const naloxone = anEntry('naloxone', { service: 'naloxone', priority: 0.8 });
    expect(verdicts([clinic, naloxone], { pharmacies: alike })).toEqual({
      naloxone: ['earned'],
      clinic: ['similar-to-sibling'],
    });
  });

  it('gives way to the one before it in the list where both have the same priority', () => {
    const alike = pharmacies(20, (index) => (index < 6 ? { types: ['clinic'], services: ['naloxone'] } : {}));
    const naloxone = anEntry('naloxone', { service: 'naloxone' });
    expect(verdicts([naloxone, clinic], { pharmacies: alike })).toEqual({
      naloxone: ['earned'],
      clinic: ['similar-to-sibling'],
    });
  });

  it('is not held against a sibling that is not indexed itself', () => {
    const few = pharmacies(20, (index) => ({
      types: index < 4 ? ['clinic'] : [],
      services: index < 5 ? ['naloxone'] : [],
    }));
    const naloxone = anEntry('naloxone', { service: 'naloxone' });
    expect(verdicts([{ ...clinic, priority: 0.8 }, naloxone], { pharmacies: few })).toEqual({
      clinic: ['too-few-matches'],
      naloxone: ['earned'],
    });
  });

  it('may share seven tenths with an indexed sibling, and no more', () => {
    // The services page lists the seven clinics and so many more: seven of ten are shared, or seven of nine.
    const sharing = (more: number) =>
      pharmacies(30, (index) => ({
        types: index < 7 ? ['clinic'] : [],
        services: index < 7 + more ? ['naloxone'] : [],
      }));
    const landing = [clinic, anEntry('naloxone', { service: 'naloxone' })];
    expect(verdicts(landing, { pharmacies: sharing(3) })).toMatchObject({ naloxone: ['earned'] });
    expect(verdicts(landing, { pharmacies: sharing(2) })).toMatchObject({ naloxone: ['similar-to-sibling'] });
  });

  it('earns its place by an order of its own, as a landmark’s page does', () => {
    const there = aLandmark('There', milesAway(19));
    const here = aLandmark('Here', milesAway(0));
    const landing = [
      anEntry('near-there', { landmark: 'There' }),
      anEntry('near-here', { landmark: 'Here' }),
    ];
    const facts = { landmarks: [there, here], pharmacies: clinics(0, 20) };
    expect(verdicts(landing, facts)).toEqual({
      'near-there': ['earned'],
      'near-here': ['similar-to-city'],
    });
  });

  describe('about a place', () => {
    const zipCentre = (miles: number) => ({ ...milesAway(miles), precision: 'zip', radiusMiles: 2 }) as const;
    /** Twenty pharmacies a mile apart; of those of some numbers only the ZIP code is known. */
    const placed = (uncertain: readonly number[]) =>
      pharmacies(20, (index) => (uncertain.includes(index) ? { location: zipCentre(index) } : {}));
    const quarter = aNeighborhood('West Side', { shape: 'circle', center: milesAway(15), radiusMiles: 3.5 });
    const area = anEntry('west-side', { neighborhood: 'West Side' });
    const landmark = anEntry('near-there', { landmark: 'There' });
    const of = (uncertain: readonly number[]) =>
      verdicts([area, landmark], {
        neighborhoods: [quarter],
        landmarks: [aLandmark('There', milesAway(19))],
        pharmacies: placed(uncertain),
      });

    it('is indexed where exact positions make it true', () => {
      expect(of([])).toEqual({ 'west-side': ['earned'], 'near-there': ['earned'] });
      expect(of([0, 1, 2])).toEqual({ 'west-side': ['earned'], 'near-there': ['earned'] });
    });

    it('is refused where one that it places in an area may lie outside', () => {
      expect(of([12])['west-side']).toEqual(['uncertain-positions']);
      expect(of([11])['west-side']).toEqual(['earned']);
    });

    it('is refused where one of the first five from a landmark may lie elsewhere', () => {
      expect(of([17])['near-there']).toEqual(['uncertain-positions']);
      // By the farthest that it may be, it stands after the first five.
      expect(of([15])['near-there']).toEqual(['earned']);
    });

    it('says nothing of a filter’s page, which tells of no place', () => {
      const facts = (index: number): Partial<Pharmacy> => ({
        types: index < 6 ? ['clinic'] : [],
        location: zipCentre(index),
      });
      expect(verdicts([clinic], { pharmacies: pharmacies(20, facts) })).toEqual({ clinic: ['earned'] });
    });
  });

  it('of a branded store needs no five matches', () => {
    const slug = landingSlug('city-drugs-birmingham-al');
    const landing = [brandedEntry({ city: aCity(), slug })];
    const store = aPharmacy({ key: 'store', name: 'City Drugs' });
    const facts = { brandedSlug: slug, pharmacies: [store, ...clinics(0, 5)] };
    expect(verdicts(landing, facts)).toEqual({ 'city-drugs': ['earned'] });
    expect(verdicts(landing, { ...facts, pharmacies: clinics(0, 5) })).toEqual({ 'city-drugs': ['empty'] });
  });

  it('of a branded store in a town without a city page is not compared with that page', () => {
    const slug = landingSlug('city-drugs-birmingham-al');
    const landing = [brandedEntry({ city: aCity(), slug })];
    const facts = { brandedSlug: slug, pharmacies: [aPharmacy({ name: 'City Drugs' })] };
    expect(verdicts(landing, { ...facts, listed: false })).toEqual({ 'city-drugs': ['earned'] });
    expect(verdicts(landing, facts)).toEqual({ 'city-drugs': ['similar-to-city'] });
  });

  it('is indexed exactly where its only reason is that it earned it', () => {
    const landing = [clinic, anEntry('words'), anEntry('hospital', { type: 'hospital' })];
    const found = landingIndexability(aCityDataset({ landing, pharmacies: clinics(6, 20) }), thresholds);
    expect([...found.keys()].toSorted()).toEqual(landing.map(({ slug }) => slug).toSorted());
    for (const { index, reasons } of found.values()) {
      expect(index).toBe(reasons.length === 1 && reasons[0] === 'earned');
    }
  });
});

const letters = fc.subarray(['a', 'b', 'c', 'd', 'e', 'f', 'g']);

describe('the likeness of two lists', () => {
  it('is what they share of all they have', () => {
    expect(jaccard(new Set('abc'), new Set('bcd'))).toBe(0.5);
    expect(jaccard(new Set('abcdefghij'), new Set('abcdefg'))).toBe(0.7);
    expect(jaccard(new Set('a'), new Set())).toBe(0);
    expect(jaccard(new Set(), new Set())).toBe(1);
  });

  it('is from 0 to 1, the same both ways, and 1 to itself', () => {
    fc.assert(
      fc.property(letters, letters, (a, b) => {
        const value = similarity(resultSet(a), resultSet(b));
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
        expect(similarity(resultSet(b), resultSet(a))).toBe(value);
        expect(similarity(resultSet(a), resultSet(a))).toBe(1);
      }),
    );
  });

  it('is told to be beyond a limit where it is, whatever tells it', () => {
    fc.assert(
      fc.property(letters, letters, fc.constantFrom(0, 0.3, 0.5, 0.6, 0.7, 1), (a, b, limit) => {
        const [one, another] = [resultSet(a), resultSet(b)];
        expect(isMoreAlike(one, another, limit)).toBe(similarity(one, another) > limit);
      }),
    );
  });

  it('is that of their first five where both hold the same', () => {
    const all = 'abcdefghij'.split('');
    expect(similarity(resultSet(all), resultSet(all.toReversed()))).toBe(0);
    expect(similarity(resultSet(all), resultSet(['b', 'a', ...all.slice(2)]))).toBe(1);
  });
});
