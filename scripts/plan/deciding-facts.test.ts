import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pharmacy } from '../../src/domain/pharmacy/pharmacy.ts';
import { aCity, aCityInput, aPharmacy, milesAway } from '../../tests/support/domain-fixtures.ts';
import type { CityInput } from './city-input.ts';
import { decidingFacts, shownAsNow } from './deciding-facts.ts';
import type { PageGroup } from './page-group.ts';
import { planSite } from './site-plan.ts';

const patterns = {
  templates: [],
  phrases: [{ type: 'clinic', slug: 'clinic-pharmacy', priority: 0.85 }],
} as const;
const plan = (cities: readonly CityInput[]) => planSite({ cities, featured: [], patterns, sample: false });

/** A city a listing: which of them show the listing of another is for their distances and types to say. */
const anySite = fc
  .array(
    fc.record({
      miles: fc.integer({ min: 0, max: 120 }),
      bearing: fc.integer({ min: 0, max: 359 }),
      isClinic: fc.boolean(),
      phone: fc.option(fc.constant('+12055550123'), { nil: undefined }),
    }),
    { minLength: 2, maxLength: 14 },
  )
  .map((places) =>
    places.map(({ miles, bearing, isClinic, phone }, index) => {
      const name = `Town-${'ABCDEFGHIJKLMN'[index]}`;
      const location = milesAway(miles, bearing);
      const types = isClinic ? (['clinic'] as const) : [];
      return aCityInput({
        city: aCity({ name, location }),
        pharmacies: [aPharmacy({ key: name, types, phone, location })],
      });
    }),
  );

const anyChange = fc.constantFrom<Partial<Pharmacy>>(
  { phone: '+12055550199' },
  { npi: '1234567893' },
  { sources: [{ id: 'owner', date: '2026-11-01', fields: ['phone'] }] },
  { name: 'Elm Pharmacy' },
  { types: ['clinic'] },
  { location: milesAway(3) },
);

/** The same cities with the facts of the first one's listing changed. */
const changed = ([first, ...others]: readonly CityInput[], facts: Partial<Pharmacy>): readonly CityInput[] =>
  first === undefined
    ? []
    : [{ ...first, pharmacies: first.pharmacies.map((pharmacy) => ({ ...pharmacy, ...facts })) }, ...others];

const choiceOf = ({ data }: PageGroup): string => JSON.stringify(data?.inputs?.().choice?.());

describe('what decides whom pages show', () => {
  it('is all that is known of a listing but its phone, its register number and its sources', () => {
    const told = (pharmacy: Pharmacy): string =>
      JSON.stringify(decidingFacts(aCityInput({ pharmacies: [pharmacy] })));
    const known = aPharmacy({ phone: '+12055550123', website: 'https://oak.test' });
    const { npi, ...same } = { ...known, phone: undefined, npi: '1234567893', sources: [] };
    expect(told({ ...same, npi })).toBe(told(known));
    const others: readonly Partial<Pharmacy>[] = [
      { name: 'Elm' },
      { website: 'https://elm.test' },
      { types: ['clinic'] },
      { services: ['flu-shots'] },
      { brand: 'Elm' },
      { languages: ['es'] },
      { accepts: ['medicare'] },
      { accessibility: { wheelchair: 'yes' } },
      { outdated: true },
      { timeZone: 'America/New_York' },
      { location: milesAway(1) },
    ];
    for (const facts of others) expect(told({ ...known, ...facts })).not.toBe(told(known));
  });

  it('decides it: where it is the same, a dataset comes out the same if and only if it holds', () => {
    fc.assert(
      fc.property(anySite, anyChange, (cities, facts) => {
        const before = new Map(plan(cities).pageGroups.map((group) => [group.id, group]));
        for (const group of plan(changed(cities, facts)).pageGroups) {
          const earlier = before.get(group.id);
          const made = earlier?.data?.make();
          if (earlier === undefined || made === undefined || group.data?.holds === undefined) continue;
          if (choiceOf(earlier) !== choiceOf(group)) continue;
          const isSame = JSON.stringify(made) === JSON.stringify(group.data.make());
          expect(group.data.holds(made)).toBe(isSame);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is another for the city itself whatever of its listing changes', () => {
    const cities = [aCityInput({ pharmacies: [aPharmacy()] })];
    const [before, after] = [cities, changed(cities, { phone: '+12055550199' })].map((some) =>
      plan(some).pageGroups.find(({ id }) => id.startsWith('city/')),
    );
    if (before === undefined || after === undefined) throw new Error('The city has a group');
    expect(choiceOf(before)).not.toBe(choiceOf(after));
  });
});

it('a listing that is gone is not shown as it is now', () => {
  const shown = shownAsNow([aCityInput({ pharmacies: [aPharmacy({ key: 'here' })] })]);
  expect(shown([aPharmacy({ key: 'here' })])).toBe(true);
  expect(shown([aPharmacy({ key: 'here', phone: '+12055550199' })])).toBe(false);
  expect(shown([aPharmacy({ key: 'here' }), aPharmacy({ key: 'gone' })])).toBe(false);
});
