import { describe, expect, it } from 'vitest';
import { pharmacyFixture } from '../../tests/support/pharmacy-fixture.ts';
import { formatDifference, storeDifference } from './store-difference.ts';

const [first, second, third] = [1, 2, 3].map((serial) => pharmacyFixture(serial, { hours: undefined }));
if (first === undefined || second === undefined || third === undefined) throw new Error('No fixtures');
const { state } = first.address;
const hours = { pharmacy: { weekly: { mon: [{ opens: 540, closes: 1080 }] } } };

describe('the difference of two stores', () => {
  it('counts by state what came, went and changed, and the hours known', () => {
    const changed = { ...second, hours: { pharmacy: { weekly: allDays(hours.pharmacy.weekly.mon) } } };
    const moved = { ...third, address: { ...third.address, state: 'NY' as const } };
    expect(storeDifference([first, second], [changed, third, moved])).toEqual([
      { state, listings: 2, added: 1, gone: 1, changed: 1, hoursBefore: 0, hoursAfter: 1 },
      { state: 'NY', listings: 1, added: 1, gone: 0, changed: 0, hoursBefore: 0, hoursAfter: 0 },
    ]);
  });

  it('is nothing between equal stores, and reads as a line a state', () => {
    const same = storeDifference([first, second], [second, first]);
    expect(same).toEqual([
      { state, listings: 2, added: 0, gone: 0, changed: 0, hoursBefore: 0, hoursAfter: 0 },
    ]);
    expect(formatDifference(same).split('\n')).toHaveLength(2);
    expect(formatDifference(same)).toContain('0 → 0');
  });
});

function allDays<Ranges>(ranges: Ranges) {
  return { mon: ranges, tue: ranges, wed: ranges, thu: ranges, fri: ranges, sat: ranges, sun: ranges };
}
