import { describe, expect, it } from 'vitest';
import {
  aPharmacy,
  everyDay,
  hoursOf,
  range,
  scheduleOf,
  week,
} from '../../../tests/support/domain-fixtures.ts';
import type { HolidayHours, OpenRange, WeeklyTable } from '../hours/hours.ts';
import { isSlug } from '../text/slug.ts';
import { answers, type FilterId, filters, passes, pharmacyTypes, services, statedTypes } from './filters.ts';
import type { Pharmacy } from './pharmacy.ts';

/** A pharmacy whose own hours are known, or a store and the counter in it. */
const open = (weekly: WeeklyTable, counter?: WeeklyTable): Pharmacy =>
  aPharmacy({
    hours:
      counter === undefined ? hoursOf(weekly) : { pharmacy: scheduleOf(counter), store: scheduleOf(weekly) },
  });
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

const closedOnHolidays: HolidayHours = {
  'new-years-day': [],
  'memorial-day': [],
  'independence-day': [],
  'labor-day': [],
  thanksgiving: [],
  'christmas-day': [],
};

const ids: readonly FilterId[] = filters.map(({ id }) => id);
const passing = (pharmacy: Pharmacy): readonly FilterId[] => ids.filter((id) => passes(pharmacy, id));

describe('the filters', () => {
  it('are slugs, each once', () => {
    expect(ids.every(isSlug)).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a pharmacy with facts against a filter', () => {
  it('answers “no”, and passes no more than one with unknown facts', () => {
    const told = aPharmacy({
      hours: hoursOf(week(nineToFive), {
        holidays: closedOnHolidays,
      }),
      brand: 'CVS',
      accessibility: { wheelchair: 'limited' },
    });
    const denied = ids.filter((id) => answers(told, id) === 'no');
    expect(denied).toEqual([
      '24-hour',
      'emergency',
      'open-sunday',
      'open-saturday',
      'open-late',
      'open-early',
      'open-every-day',
      'open-on-holidays',
      'independent',
      'wheelchair-accessible',
    ]);
    expect(passing(told)).toEqual(['near-me', 'open-through-lunch', 'chain']);
  });
});

describe('a pharmacy without known facts', () => {
  const unknown = aPharmacy();

  it('passes no filter but “near me”, and answers every other “unknown”', () => {
    for (const id of ids) expect(answers(unknown, id)).toBe(id === 'near-me' ? 'yes' : 'unknown');
    expect(passing(unknown)).toEqual(['near-me']);
  });
});

describe('the type', () => {
  it.each(statedTypes)('“%s” is what the record states', (type) => {
    expect(passes(aPharmacy({ types: [type] }), type)).toBe(true);
    expect(pharmacyTypes.filter((other) => passes(aPharmacy({ types: [type] }), other))).toEqual([type]);
  });

  it('“24-hour” means around the clock on all days, at the counter too', () => {
    expect(passes(open(allDay), '24-hour')).toBe(true);
    expect(passes(open(allDay, allDay), '24-hour')).toBe(true);
    expect(passes(open(allDay, everyDay(range(8, 22))), '24-hour')).toBe(false);
    expect(passes(open(week([range(0, 24)], [range(0, 24)])), '24-hour')).toBe(false);
    expect(passes(open(everyDay(range(0, 23.99))), '24-hour')).toBe(false);
  });

  it('“emergency” means until 10 pm or later on each of the seven days, past midnight included', () => {
    expect(passes(open(everyDay(range(8, 22))), 'emergency')).toBe(true);
    expect(passes(open(everyDay(range(18, 26))), 'emergency')).toBe(true);
    expect(passes(open(allDay), 'emergency')).toBe(true);
    expect(passes(open(onDays(6, [range(8, 22)])), 'emergency')).toBe(false);
    expect(passes(open(everyDay(range(8, 21.75))), 'emergency')).toBe(false);
    expect(passes(open(allDay, everyDay(range(9, 22))), 'emergency')).toBe(true);
    expect(passes(open(allDay, everyDay(range(9, 21))), 'emergency')).toBe(false);
  });

  it('“delivery” means that delivery is among the services', () => {
    expect(passes(aPharmacy({ services: ['delivery'] }), 'delivery')).toBe(true);
    expect(passes(aPharmacy({ services: ['drive-through'] }), 'delivery')).toBe(false);
  });
});

describe('the service', () => {
  it.each(services)('“%s” is one that the record lists', (service) => {
    const pharmacy = aPharmacy({ services: [service] });
    expect(services.filter((other) => passes(pharmacy, other))).toEqual([service]);
  });
});

describe('the modifier', () => {
  it('“open Sunday” or “open Saturday” means hours on that day', () => {
    const saturday = open(week(nineToFive, [range(9, 12)]));
    expect(passes(saturday, 'open-saturday')).toBe(true);
    expect(passes(saturday, 'open-sunday')).toBe(false);
    const sunday = open(week(nineToFive, [], [range(12, 16)]));
    expect(passes(sunday, 'open-saturday')).toBe(false);
    expect(passes(sunday, 'open-sunday')).toBe(true);
  });

  it('“open late” means until 9 pm or later on five days, past midnight included', () => {
    expect(passes(open(onDays(5, [range(9, 21)])), 'open-late')).toBe(true);
    expect(passes(open(onDays(5, [range(9, 12), range(18, 25)])), 'open-late')).toBe(true);
    expect(passes(open(onDays(4, [range(9, 21)])), 'open-late')).toBe(false);
    expect(passes(open(onDays(7, [range(9, 20.99)])), 'open-late')).toBe(false);
  });

  it('“open early” means before 8 am on five days', () => {
    expect(passes(open(onDays(5, [range(7.99, 17)])), 'open-early')).toBe(true);
    expect(passes(open(onDays(4, [range(6, 17)])), 'open-early')).toBe(false);
    expect(passes(open(onDays(7, [range(8, 17)])), 'open-early')).toBe(false);
  });

  it('“open every day” means hours on all seven', () => {
    expect(passes(open(everyDay(range(9, 17))), 'open-every-day')).toBe(true);
    expect(passes(open(week(nineToFive, nineToFive)), 'open-every-day')).toBe(false);
  });

  it('“open on holidays” means a listed holiday on which it opens', () => {
    const holiday = (ranges: readonly OpenRange[]) =>
      aPharmacy({
        hours: hoursOf(week(nineToFive), {
          holidays: { ...closedOnHolidays, 'christmas-day': ranges },
        }),
      });
    expect(passes(holiday([range(10, 14)]), 'open-on-holidays')).toBe(true);
    expect(passes(holiday([]), 'open-on-holidays')).toBe(false);
    expect(passes(open(allDay), 'open-on-holidays')).toBe(false);
  });

  it('“open through lunch” means no gap from noon to 2 pm on weekdays, by the pharmacy’s own hours', () => {
    const through = week([range(9, 18)]);
    const lunch = week([range(9, 13), range(14, 18)]);
    expect(passes(open(through), 'open-through-lunch')).toBe(true);
    expect(passes(open(lunch), 'open-through-lunch')).toBe(false);
    expect(passes(open(through, lunch), 'open-through-lunch')).toBe(false);
    expect(answers(open(lunch, through), 'open-through-lunch')).toBe('unknown');
    expect(passes(open({ ...through, wed: [] }), 'open-through-lunch')).toBe(false);
    const minute = 1 / 60;
    const between = (opens: number, closes: number) =>
      passes(open(week([range(opens, closes)])), 'open-through-lunch');
    expect(between(12 - minute, 14 + minute)).toBe(true);
    expect(between(12, 18)).toBe(false);
    expect(between(9, 14)).toBe(false);
  });

  it('“independent” means that a source says so, “chain” that there is a brand; unknown is neither', () => {
    const brands: readonly Pharmacy['brand'][] = [null, 'CVS', undefined];
    const having = (modifier: 'independent' | 'chain') =>
      brands.filter((brand) => passes(aPharmacy({ brand }), modifier));
    expect(having('independent')).toEqual([null]);
    expect(having('chain')).toEqual(['CVS']);
  });

  it('“wheelchair accessible” means yes, not “limited”', () => {
    const levels = ['yes', 'limited', 'no', undefined] as const;
    const accessible = levels.filter((wheelchair) =>
      passes(aPharmacy({ accessibility: { wheelchair } }), 'wheelchair-accessible'),
    );
    expect(accessible).toEqual(['yes']);
  });

  it('“full service” means five services or more', () => {
    expect(passes(aPharmacy({ services: services.slice(0, 5) }), 'full-service')).toBe(true);
    expect(passes(aPharmacy({ services: services.slice(0, 4) }), 'full-service')).toBe(false);
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
      expect(passing(aPharmacy(facts))).toEqual(ids.filter((id) => id === 'near-me' || id === modifier));
    }
  });
});
