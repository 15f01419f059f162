import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askableFilters, type FilterId, filters, offeredFilters } from '../pharmacy/filters.ts';
import {
  choicesOf,
  chosenFilters,
  filterParameters,
  idsChosen,
  withDefaults,
  withMore,
} from './chosen-filter.ts';

const ids: readonly FilterId[] = filters.map(({ id }) => id);
const someIds = fc.array(fc.constantFrom(...ids), { maxLength: 6 });
const someChoices = fc
  .record({
    type: fc.subarray([...offeredFilters.type], { maxLength: 1 }),
    has: fc.subarray([...offeredFilters.has]),
  })
  .map(chosenFilters);

describe('the filters that parameters name', () => {
  it('come in the order of the form, then the others, without those that their parameter does not take', () => {
    const named = { has: ['wheelchair-accessible', 'naloxone', '24-hour'], type: ['chain', 'clinic'] };
    expect(chosenFilters(named)).toEqual([
      { parameter: 'type', id: 'clinic' },
      { parameter: 'has', id: '24-hour' },
      { parameter: 'has', id: 'wheelchair-accessible' },
      { parameter: 'has', id: 'naloxone' },
    ]);
  });
});

describe('filters asked for by id alone', () => {
  it('are asked by the first parameter that takes them; of two types or services the second stands beside', () => {
    expect(choicesOf(['open-late', 'drive-through', 'clinic', 'naloxone', 'delivery', 'chain'])).toEqual([
      { parameter: 'type', id: 'clinic' },
      { parameter: 'service', id: 'drive-through' },
      { parameter: 'has', id: 'open-late' },
      { parameter: 'has', id: 'delivery' },
      { parameter: 'has', id: 'chain' },
      { parameter: 'has', id: 'naloxone' },
    ]);
  });

  it('make at most one type and one service, and lose none but “near me”, which is no filter of a list', () => {
    fc.assert(
      fc.property(someIds, (some) => {
        const chosen = choicesOf(some);
        for (const parameter of ['type', 'service'] as const) {
          expect(idsChosen(chosen, parameter).length).toBeLessThanOrEqual(1);
        }
        for (const { parameter, id } of chosen) {
          const offered: readonly FilterId[] = askableFilters[parameter];
          expect(offered.includes(id)).toBe(true);
        }
        const kept = new Set(chosen.map(({ id }) => id));
        expect(kept).toEqual(new Set(some.filter((id) => id !== 'near-me')));
      }),
    );
  });
});

it('filters with more of them lose none, and ask for none twice', () => {
  fc.assert(
    fc.property(someChoices, someChoices, (own, more) => {
      const ids = withMore(own, more).map(({ id }) => id);
      expect(new Set(ids)).toEqual(new Set([...own, ...more].map(({ id }) => id)));
    }),
  );
});

describe('filters with defaults', () => {
  it('keep what they ask for, and take a default for every parameter that asks for nothing', () => {
    fc.assert(
      fc.property(someChoices, someChoices, (own, defaults) => {
        const both = withDefaults(own, defaults);
        for (const parameter of filterParameters) {
          const mine = idsChosen(own, parameter);
          expect(idsChosen(both, parameter)).toEqual(mine.length > 0 ? mine : idsChosen(defaults, parameter));
        }
      }),
    );
  });
});
