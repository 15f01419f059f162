import { describe, expect, it } from 'vitest';
import { pharmacyFixture } from '../../tests/support/pharmacy-fixture.ts';
import { differenceTable } from './coverage.ts';

const [first, second, third] = [1, 2, 3].map((serial) => pharmacyFixture(serial, { hours: undefined }));
if (first === undefined || second === undefined || third === undefined) throw new Error('No fixtures');
const { state } = first.address;
const hours = { pharmacy: { weekly: { mon: [{ opens: 540, closes: 1080 }] } } };

describe('the difference of two stores', () => {
  const cells = (line = ''): readonly string[] => line.trim().split(/\s{2,}/);

  it('counts added, gone and changed listings and known hours by state', () => {
    const changed = { ...second, hours: { pharmacy: { weekly: allDays(hours.pharmacy.weekly.mon) } } };
    const moved = { ...third, address: { ...third.address, state: 'NY' as const } };
    const [headings, ...states] = differenceTable([first, second], [changed, third, moved]);
    expect(cells(headings)).toEqual(['listings', 'added', 'gone', 'changed', 'hours known before', 'after']);
    expect(states.map(cells)).toEqual([
      [state, '2', '1', '1', '1', '0', '1'],
      ['NY', '1', '1', '0', '0', '0', '0'],
    ]);
  });

  it('is nothing between equal stores', () => {
    const lines = differenceTable([first, second], [second, first]);
    expect(lines.slice(1).map(cells)).toEqual([[state, '2', '0', '0', '0', '0', '0']]);
  });
});

function allDays<Ranges>(ranges: Ranges) {
  return { mon: ranges, tue: ranges, wed: ranges, thu: ranges, fri: ranges, sat: ranges, sun: ranges };
}
