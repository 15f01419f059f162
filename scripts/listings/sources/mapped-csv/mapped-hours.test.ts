import { describe, expect, it } from 'vitest';
import { clocks } from '../../../../src/domain/hours/hours.ts';
import { readBack } from '../../../../tests/support/hostile-rows-fixture.ts';
import { fileOf } from '../../../../tests/support/import-fixture.ts';

const day = 'Mo-Su 08:00-22:00';
const short = 'Mo-Fr 09:00-19:00';

/** Returns the clocks of a list of one row, with Monday’s closing in hours, and their date. */
async function told(
  cells: Readonly<Record<string, string>>,
  mapped: Readonly<Record<string, unknown>>,
): Promise<readonly string[]> {
  const row = { id: '1', street: '12 Oak St', city: 'Miami', zip: '33125', ...cells };
  const header = Object.keys(row);
  const mapping = {
    source: 'owner',
    header,
    pharmacy: 'every row',
    date: '2026-05-01',
    ...mapped,
    fields: {
      ...{ id: 'id', street: 'street', city: 'city', state: { text: 'FL' }, zip: 'zip' },
      ...Object.fromEntries(Object.keys(cells).map((name) => [name, name])),
    },
  };
  const { store } = await readBack(
    [await fileOf('own.csv', `${header.join(',')}\n${Object.values(row).join(',')}\n`)],
    [await fileOf('own.mapping.json', JSON.stringify(mapping))],
  );
  const hours = store.listings[0]?.hours;
  return clocks.flatMap((clock) => {
    const schedule = hours?.[clock];
    return schedule === undefined
      ? []
      : [`${clock} ${(schedule.weekly.mon[0]?.closes ?? 0) / 60}, as of ${schedule.asOf}`];
  });
}

describe('hours of a mapped list', () => {
  it('are the pharmacy’s in an owner’s list, and the store’s in a chain’s', async () => {
    expect(await told({ hours: short }, { kind: 'owner' })).toEqual(['pharmacy 19, as of 2026-05-01']);
    expect(await told({ hours: day }, { kind: 'chain' })).toEqual(['store 22, as of 2026-05-01']);
  });

  it('are of the clock that the mapping states', async () => {
    expect(await told({ hours: short }, { kind: 'chain', hoursOf: 'pharmacy' })).toEqual([
      'pharmacy 19, as of 2026-05-01',
    ]);
    expect(await told({ hours: day }, { kind: 'owner', hoursOf: 'store' })).toEqual([
      'store 22, as of 2026-05-01',
    ]);
  });

  it('beside a column of the counter’s are the store’s, in a row without the counter’s too', async () => {
    expect(await told({ hours: day, counterHours: short }, { kind: 'owner' })).toEqual([
      'pharmacy 19, as of 2026-05-01',
      'store 22, as of 2026-05-01',
    ]);
    expect(await told({ hours: day, counterHours: '' }, { kind: 'owner' })).toEqual([
      'store 22, as of 2026-05-01',
    ]);
  });

  it('of the drive-through stand apart, and the row’s own date goes before the list’s', async () => {
    expect(await told({ driveThroughHours: day, date: '2026-09-09' }, { kind: 'owner' })).toEqual([
      'driveThrough 22, as of 2026-09-09',
    ]);
  });
});
