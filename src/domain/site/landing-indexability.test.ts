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
import type { LandingCity, LandingEntry } from '../landing/landing-entry.ts';
import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import type { IndexReason } from './indexability.ts';
import { type JudgedPage, reasonsAgainstIndexing, unindexedLanding } from './landing-indexability.ts';

/** A page that two pharmacies of the city answer, which no other page lists. */
const aPage = (facts: Partial<JudgedPage> = {}): JudgedPage => ({
  slug: landingSlug('page-birmingham-al'),
  priority: 0.7,
  selects: true,
  inCity: 2,
  around: 0,
  list: 'a b',
  isCertain: true,
  ...facts,
});

const reasonsOf = (pages: readonly JudgedPage[], cityCount: number | undefined) =>
  pages.map(({ slug }) => reasonsAgainstIndexing(pages, cityCount)[slug] ?? ['earned']);

describe('a landing page of a city with twenty pharmacies', () => {
  it.each<[string, Partial<JudgedPage>, readonly IndexReason[]]>([
    ['with one in the city is indexed', { inCity: 1 }, ['earned']],
    ['with none in the city and two around is indexed', { inCity: 0, around: 2 }, ['earned']],
    ['with none in the city and one around is not', { inCity: 0, around: 1 }, ['no-answer']],
    ['with nobody at all is not', { inCity: 0, list: '' }, ['no-answer']],
    ['with nineteen of the twenty is indexed', { inCity: 19 }, ['earned']],
    ['with all twenty lists what the city’s page lists', { inCity: 20 }, ['same-as-city']],
    ['with all twenty and others around does too', { inCity: 20, around: 22 }, ['same-as-city']],
    ['that selects nothing is no answer of its own', { selects: false, inCity: 20 }, ['same-as-city']],
    ['that may place one wrongly is not indexed', { isCertain: false }, ['uncertain-positions']],
    [
      'gets every reason against it',
      { selects: false, inCity: 0, isCertain: false },
      ['no-answer', 'same-as-city', 'uncertain-positions'],
    ],
  ])('%s', (_, facts, reasons) => {
    expect(reasonsOf([aPage(facts)], 20)).toEqual([reasons]);
  });

  it.each<[string, number | undefined, Partial<JudgedPage>, readonly IndexReason[]]>([
    ['without a page of its own has no list to repeat', undefined, { inCity: 20 }, ['earned']],
    ['without pharmacies is answered by those around', 0, { inCity: 0, around: 2 }, ['earned']],
    [
      'without pharmacies is re-sorted all the same',
      0,
      { selects: false, inCity: 0, around: 2 },
      ['same-as-city'],
    ],
  ])('of a place %s', (_, cityCount, facts, reasons) => {
    expect(reasonsOf([aPage(facts)], cityCount)).toEqual([reasons]);
  });
});

describe('of two landing pages', () => {
  const [one, another] = [landingSlug('one-birmingham-al'), landingSlug('another-birmingham-al')];
  const judged = (...pages: readonly Partial<JudgedPage>[]) =>
    Object.fromEntries(pages.map(aPage).map(({ slug }, at) => [slug, reasonsOf(pages.map(aPage), 20)[at]]));

  it('with the same list, the one of higher priority is indexed', () => {
    expect(judged({ slug: one, priority: 0.7 }, { slug: another, priority: 0.8 })).toEqual({
      [another]: ['earned'],
      [one]: ['same-as-sibling'],
    });
  });

  it('with the same list and priority, the one that comes first is indexed', () => {
    expect(judged({ slug: one }, { slug: another })).toEqual({
      [one]: ['earned'],
      [another]: ['same-as-sibling'],
    });
  });

  it('whose lists differ by one pharmacy, both are indexed', () => {
    expect(judged({ slug: one }, { slug: another, list: 'a b c' })).toEqual({
      [one]: ['earned'],
      [another]: ['earned'],
    });
  });

  it('one that is not indexed does not keep the other from being indexed', () => {
    expect(judged({ slug: one, priority: 0.9, isCertain: false }, { slug: another })).toEqual({
      [one]: ['uncertain-positions'],
      [another]: ['earned'],
    });
  });
});

describe('the pages of a city’s dataset', () => {
  /** Pharmacies a mile apart from the center outward, with the facts that their number has. */
  const pharmacies = (
    count: number,
    facts: (index: number) => Partial<Pharmacy> = () => ({}),
  ): readonly Pharmacy[] =>
    Array.from({ length: count }, (_, index) =>
      aPharmacy({ key: String(index), location: milesAway(index), ...facts(index) }),
    );
  const clinic = anEntry('clinic', { type: 'clinic' });
  const clinicAt = (key: string, miles: number, facts: Partial<Pharmacy> = {}) =>
    aPharmacy({ key, location: milesAway(miles), types: ['clinic'], ...facts });
  const zipCenter = (miles: number) => ({ ...milesAway(miles), precision: 'zip', radiusMiles: 2 }) as const;

  /** Why each entry is or is not indexed, by the stem of its slug. */
  const verdicts = (landing: readonly LandingEntry[], facts: Partial<LandingCity>) => {
    const unindexed = unindexedLanding(aCityDataset({ landing, ...facts }));
    return Object.fromEntries(
      landing.map(({ slug }) => [slug.replace('-birmingham-al', ''), unindexed[slug] ?? ['earned']]),
    );
  };

  it('count known matches: in the city at any distance, else within ten miles', () => {
    const none = pharmacies(3);
    expect(verdicts([clinic], { pharmacies: [...none, clinicAt('far', 30)] })).toEqual({
      clinic: ['earned'],
    });
    const around = (...fallback: readonly Pharmacy[]) => verdicts([clinic], { pharmacies: none, fallback });
    expect(around(clinicAt('x', 4), clinicAt('y', 9))).toEqual({ clinic: ['earned'] });
    expect(around(clinicAt('x', 4), clinicAt('y', 11))).toEqual({ clinic: ['no-answer'] });
    // By the farthest that it may be, the second is 11 miles away.
    expect(around(clinicAt('x', 4), clinicAt('y', 0, { location: zipCenter(9) }))).toEqual({
      clinic: ['no-answer'],
    });
  });

  it('select nothing if they reword the city’s list or sort it by a landmark', () => {
    const landing = [anEntry('words', { priority: 0.9 }), anEntry('near-there', { landmark: 'There' })];
    const facts = {
      landmarks: [aLandmark('There', milesAway(19))],
      pharmacies: pharmacies(20),
      fallback: [clinicAt('beyond', 19)],
    };
    expect(verdicts(landing, facts)).toEqual({ words: ['same-as-city'], 'near-there': ['same-as-city'] });
  });

  it('have equal lists if only the order differs', () => {
    const area = { shape: 'circle', center: milesAway(3), radiusMiles: 2.5 } as const;
    const landing = [clinic, anEntry('far-side', { neighborhood: 'Far Side' })];
    const facts = (index: number): Partial<Pharmacy> => ({ types: index > 0 && index < 6 ? ['clinic'] : [] });
    expect(
      verdicts(landing, {
        neighborhoods: [aNeighborhood('Far Side', area)],
        pharmacies: pharmacies(20, facts),
      }),
    ).toEqual({ clinic: ['earned'], 'far-side': ['same-as-sibling'] });
  });

  it('about an area need exact positions, and a pharmacy in it', () => {
    const area = { shape: 'circle', center: milesAway(15), radiusMiles: 3.5 } as const;
    const of = (uncertain: number, count = 20) =>
      verdicts([anEntry('west-side', { neighborhood: 'West Side' })], {
        neighborhoods: [aNeighborhood('West Side', area)],
        pharmacies: pharmacies(count, (index) => (index === uncertain ? { location: zipCenter(index) } : {})),
      });
    expect(of(11)).toEqual({ 'west-side': ['earned'] });
    expect(of(12)).toEqual({ 'west-side': ['uncertain-positions'] });
    expect(of(0, 11)).toEqual({ 'west-side': ['no-answer'] });
  });

  it('of a branded store repeat its town’s list only where the town has a page', () => {
    const slug = landingSlug('city-drugs-birmingham-al');
    const landing = [brandedEntry({ city: aCity(), slug })];
    const facts = { brandedSlug: slug, pharmacies: [aPharmacy({ name: 'City Drugs' })] };
    expect(verdicts(landing, { ...facts, listed: false })).toEqual({ 'city-drugs': ['earned'] });
    expect(verdicts(landing, facts)).toEqual({ 'city-drugs': ['same-as-city'] });
    expect(verdicts(landing, { ...facts, pharmacies: pharmacies(5) })).toEqual({
      'city-drugs': ['no-answer'],
    });
  });
});
