import { describe, expect, it } from 'vitest';
import { aPharmacy, everyDay, hoursOf, range, week } from '../../../tests/support/domain-fixtures.ts';
import type { OpenRange, WeeklyTable } from '../hours/hours.ts';
import type { Pharmacy } from './pharmacy.ts';
import { hasBrand, hasModifier, hasService, hasType } from './pharmacy-match.ts';
import { modifiers, pharmacyTypes, services, statedTypes } from './taxonomy.ts';

const open = (weekly: WeeklyTable, counter?: WeeklyTable): Pharmacy =>
  aPharmacy({ hours: hoursOf(weekly, { counter }) });
const allDay = everyDay(range(0, 24));
const nineToFive = [range(9, 17)];

/** Open as given on the first days of the week, and from nine to five on the others. */
const onDays = (count: number, ranges: readonly OpenRange[]): WeeklyTable => {
  const days = (index: number) => (index < count ? ranges : nineToFive);
  return {
    mon: days(0),
    tue: days(1),
    wed: days(2),
    thu: days(3),
    fri: days(4),
    sat: days(5),
    sun: days(6),
  };
};

describe('a pharmacy of which nothing is known', () => {
  const unknown = aPharmacy();

  it('is of no type, lists no service and satisfies no modifier but “near me”', () => {
    expect(pharmacyTypes.filter((type) => hasType(unknown, type))).toEqual([]);
    expect(services.filter((service) => hasService(unknown, service))).toEqual([]);
    expect(modifiers.filter((modifier) => hasModifier(unknown, modifier))).toEqual(['near-me']);
  });
});

describe('the type', () => {
  it.each(statedTypes)('“%s” is what the record states', (type) => {
    expect(hasType(aPharmacy({ types: [type] }), type)).toBe(true);
    expect(pharmacyTypes.filter((other) => hasType(aPharmacy({ types: [type] }), other))).toEqual([type]);
  });

  it('“24-hour” means around the clock on all days, at the counter too', () => {
    expect(hasType(open(allDay), '24-hour')).toBe(true);
    expect(hasType(open(allDay, allDay), '24-hour')).toBe(true);
    expect(hasType(open(allDay, everyDay(range(8, 22))), '24-hour')).toBe(false);
    expect(hasType(open(week([range(0, 24)], [range(0, 24)])), '24-hour')).toBe(false);
    expect(hasType(open(everyDay(range(0, 23.99))), '24-hour')).toBe(false);
  });

  it('“emergency” means until 10 pm or later on each of the seven days, past midnight included', () => {
    expect(hasType(open(everyDay(range(8, 22))), 'emergency')).toBe(true);
    expect(hasType(open(everyDay(range(18, 26))), 'emergency')).toBe(true);
    expect(hasType(open(allDay), 'emergency')).toBe(true);
    expect(hasType(open(onDays(6, [range(8, 22)])), 'emergency')).toBe(false);
    expect(hasType(open(everyDay(range(8, 21.75))), 'emergency')).toBe(false);
    expect(hasType(open(allDay, everyDay(range(9, 22))), 'emergency')).toBe(true);
    expect(hasType(open(allDay, everyDay(range(9, 21))), 'emergency')).toBe(false);
  });

  it('“delivery” means that delivery is among the services', () => {
    expect(hasType(aPharmacy({ services: ['delivery'] }), 'delivery')).toBe(true);
    expect(hasType(aPharmacy({ services: ['drive-through'] }), 'delivery')).toBe(false);
  });
});

describe('the service', () => {
  it.each(services)('“%s” is one that the record lists', (service) => {
    const pharmacy = aPharmacy({ services: [service] });
    expect(services.filter((other) => hasService(pharmacy, other))).toEqual([service]);
  });
});

describe('the modifier', () => {
  it('“open Sunday” or “open Saturday” means hours on that day', () => {
    const saturday = open(week(nineToFive, [range(9, 12)]));
    expect(hasModifier(saturday, 'open-saturday')).toBe(true);
    expect(hasModifier(saturday, 'open-sunday')).toBe(false);
    const sunday = open(week(nineToFive, [], [range(12, 16)]));
    expect(hasModifier(sunday, 'open-saturday')).toBe(false);
    expect(hasModifier(sunday, 'open-sunday')).toBe(true);
  });

  it('“open late” means until 9 pm or later on five days, past midnight included', () => {
    expect(hasModifier(open(onDays(5, [range(9, 21)])), 'open-late')).toBe(true);
    expect(hasModifier(open(onDays(5, [range(9, 12), range(18, 25)])), 'open-late')).toBe(true);
    expect(hasModifier(open(onDays(4, [range(9, 21)])), 'open-late')).toBe(false);
    expect(hasModifier(open(onDays(7, [range(9, 20.99)])), 'open-late')).toBe(false);
  });

  it('“open early” means before 8 am on five days', () => {
    expect(hasModifier(open(onDays(5, [range(7.99, 17)])), 'open-early')).toBe(true);
    expect(hasModifier(open(onDays(4, [range(6, 17)])), 'open-early')).toBe(false);
    expect(hasModifier(open(onDays(7, [range(8, 17)])), 'open-early')).toBe(false);
  });

  it('“open every day” means hours on all seven', () => {
    expect(hasModifier(open(everyDay(range(9, 17))), 'open-every-day')).toBe(true);
    expect(hasModifier(open(week(nineToFive, nineToFive)), 'open-every-day')).toBe(false);
  });

  it('“open on holidays” means a listed holiday on which it opens', () => {
    const holiday = (ranges: readonly OpenRange[]) =>
      aPharmacy({
        hours: hoursOf(week(nineToFive), {
          exceptions: [{ date: '2026-12-25', label: 'Christmas', ranges }],
        }),
      });
    expect(hasModifier(holiday([range(10, 14)]), 'open-on-holidays')).toBe(true);
    expect(hasModifier(holiday([]), 'open-on-holidays')).toBe(false);
    expect(hasModifier(open(allDay), 'open-on-holidays')).toBe(false);
  });

  it('“open through lunch” means no gap from noon to 2 pm on any weekday, at the counter where it has hours', () => {
    const through = week([range(9, 18)]);
    const lunch = week([range(9, 13), range(14, 18)]);
    expect(hasModifier(open(through), 'open-through-lunch')).toBe(true);
    expect(hasModifier(open(lunch), 'open-through-lunch')).toBe(false);
    expect(hasModifier(open(through, lunch), 'open-through-lunch')).toBe(false);
    expect(hasModifier(open(lunch, through), 'open-through-lunch')).toBe(true);
    expect(hasModifier(open({ ...through, wed: [] }), 'open-through-lunch')).toBe(false);
    const minute = 1 / 60;
    const between = (opens: number, closes: number) =>
      hasModifier(open(week([range(opens, closes)])), 'open-through-lunch');
    expect(between(12 - minute, 14 + minute)).toBe(true);
    expect(between(12, 18)).toBe(false);
    expect(between(9, 14)).toBe(false);
  });

  it('“independent” means that a source says so, “chain” that there is a brand; unknown is neither', () => {
    const brands: readonly Pharmacy['brand'][] = [null, 'CVS', undefined];
    const having = (modifier: 'independent' | 'chain') =>
      brands.filter((brand) => hasModifier(aPharmacy({ brand }), modifier));
    expect(having('independent')).toEqual([null]);
    expect(having('chain')).toEqual(['CVS']);
  });

  it('“wheelchair accessible” means yes, not “limited”', () => {
    const levels = ['yes', 'limited', 'no', undefined] as const;
    const accessible = levels.filter((wheelchair) =>
      hasModifier(aPharmacy({ accessibility: { wheelchair } }), 'wheelchair-accessible'),
    );
    expect(accessible).toEqual(['yes']);
  });

  it('“full service” means five services or more', () => {
    expect(hasModifier(aPharmacy({ services: services.slice(0, 5) }), 'full-service')).toBe(true);
    expect(hasModifier(aPharmacy({ services: services.slice(0, 4) }), 'full-service')).toBe(false);
  });

  it('follows from one field each for drive-through, plans, Spanish and a website', () => {
    const cases = [
      ['drive-through', { services: ['drive-through'] }],
      ['that-accepts-medicare', { accepts: ['medicare'] }],
      ['that-accepts-medicaid', { accepts: ['medicaid'] }],
      ['spanish-speaking', { languages: ['en', 'es'] }],
      ['with-a-website', { website: 'https://example.com/' }],
    ] as const;
    for (const [modifier, facts] of cases) {
      const satisfied = modifiers.filter((other) => hasModifier(aPharmacy(facts), other));
      expect(satisfied).toEqual(modifiers.filter((other) => other === 'near-me' || other === modifier));
    }
  });
});

describe('a brand', () => {
  it('is the recorded one, or what the name begins with', () => {
    expect(hasBrand(aPharmacy({ brand: 'City Drugs' }), 'City Drugs')).toBe(true);
    expect(hasBrand(aPharmacy({ name: 'City Drugs of Marks' }), 'City Drugs')).toBe(true);
    expect(hasBrand(aPharmacy({ name: 'CITY DRUG' }), 'City Drugs')).toBe(true);
    expect(hasBrand(aPharmacy({ name: 'Inner City Drugs' }), 'City Drugs')).toBe(false);
    expect(hasBrand(aPharmacy({ name: 'City Druggist' }), 'City Drugs')).toBe(false);
    expect(hasBrand(aPharmacy({ name: 'Oak Pharmacy', brand: null }), 'City Drugs')).toBe(false);
  });
});
