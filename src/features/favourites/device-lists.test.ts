import { describe, expect, it } from 'vitest';
import { pharmacyFixture } from '../../../tests/support/pharmacy-fixture.ts';
import {
  emptyLists,
  formatLists,
  keptPharmacy,
  mostKept,
  parseLists,
  withKept,
  withoutKept,
} from './device-lists.ts';

const kept = (number: number) => {
  const found = keptPharmacy(pharmacyFixture(number), number);
  if (found === undefined) throw new Error('A fixture has a page');
  return found;
};

describe('the lists of a device', () => {
  it('name a pharmacy by its page', () => {
    expect(kept(3)).toMatchObject({ name: 'Pharmacy 3', at: 3 });
  });

  it('have the latest first, each once, and let the oldest go', () => {
    const many = Array.from({ length: mostKept.recent + 5 }, (_, index) => kept(index + 1));
    const lists = many.reduce((all, each) => withKept(all, 'recent', each), emptyLists);
    expect(lists.recent).toHaveLength(mostKept.recent);
    expect(lists.recent[0]?.name).toBe('Pharmacy 25');
    const [again] = withKept(lists, 'recent', kept(10)).recent;
    expect(again?.name).toBe('Pharmacy 10');
  });

  it('lose what is removed, from one list alone', () => {
    const both = withKept(withKept(emptyLists, 'saved', kept(1)), 'recent', kept(1));
    expect(withoutKept(both, 'saved', kept(1))).toEqual({ saved: [], recent: [kept(1)] });
  });

  it('are read as they were written', () => {
    const lists = withKept(emptyLists, 'saved', kept(1));
    expect(parseLists(formatLists(lists))).toEqual(lists);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another version', JSON.stringify({ version: 2, saved: [kept(1)], recent: [] })],
    ['another form', JSON.stringify({ version: 1, saved: 'all', recent: [{ city: '../x' }, null] })],
  ])('are empty where what is kept is %s', (_, text) => {
    expect(parseLists(text)).toEqual(emptyLists);
  });
});
