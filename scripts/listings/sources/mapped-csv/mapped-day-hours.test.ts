import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { weekdays } from '../../../../src/domain/hours/hours.ts';
import { mappedFile } from '../../../../tests/support/hostile-rows-fixture.ts';
import { importInto } from '../../../../tests/support/import-fixture.ts';
import { newFolder } from '../../../../tests/support/new-folder.ts';

const columnEach = Object.fromEntries(weekdays.map((name) => [name, name]));
const pairEach = Object.fromEntries(
  weekdays.map((name) => [name, { opens: `${name}_open`, closes: `${name}_close` }]),
);

/**
 * What a list of one row says of the week and what is told of it, by a mapping of these days and the cells of
 * some columns; of the others nothing stands in any.
 */
async function week(
  days: unknown,
  cells: Readonly<Record<string, string>>,
  { field = 'hours' }: { readonly field?: string } = {},
) {
  const row = { id: '1', street: '12 Oak St', city: 'Miami', zip: '33125', ...cells };
  const { file, mapping } = await mappedFile(Object.keys(row), [
    Object.values(row)
      .map((cell) => `"${cell}"`)
      .join(','),
  ]);
  const own = JSON.parse(await readFile(mapping, 'utf8'));
  await writeFile(
    mapping,
    JSON.stringify({ ...own, date: '2026-05-01', fields: { ...own.fields, [field]: { days } } }),
  );
  const { read, report } = await importInto(newFolder(), [file], [mapping]);
  const clock = read.records[0]?.hours?.pharmacy;
  return {
    week:
      clock &&
      weekdays.map((day) =>
        clock.weekly[day].map(({ opens, closes }) => `${opens / 60}-${closes / 60}`).join(),
      ),
    told: (read.unread ?? []).map(({ line, value, rule }) => `${line}: ${rule} (${value})`),
    refused: report.refused,
  };
}

/** Cells of all days: the same from Monday to Friday. */
const cellsOf = (others: string, sat: string, sun: string): Record<string, string> =>
  Object.fromEntries(weekdays.map((day) => [day, day === 'sat' ? sat : day === 'sun' ? sun : others]));
const pairsOf = (
  others: readonly [string, string],
  sat: readonly [string, string],
  sun: readonly [string, string],
): Record<string, string> =>
  Object.fromEntries(
    weekdays.flatMap((day) => {
      const [opens, closes] = day === 'sat' ? sat : day === 'sun' ? sun : others;
      return [
        [`${day}_open`, opens],
        [`${day}_close`, closes],
      ];
    }),
  );

describe('hours of a list with columns for each day', () => {
  it.each([
    ['9:00 AM - 6:00 PM', '9a-1p', 'Closed'],
    ['09:00-18:00', '09:00-13:00', 'closed'],
    ['0900-1800', '900-1300', 'CLOSED'],
    ['9am to 6pm', '9am - 1pm', 'off'],
  ])('are read of one column a day: %s, %s, %s', async (others, sat, sun) => {
    expect(await week(columnEach, cellsOf(others, sat, sun))).toEqual({
      week: [...Array(5).fill('9-18'), '9-13', ''],
      ...{ told: [], refused: {} },
    });
  });

  it.each([
    [
      ['9:00 AM', '6:00 PM'],
      ['9:00 AM', '1:00 PM'],
      ['Closed', 'Closed'],
    ],
    [
      ['09:00', '18:00'],
      ['09:00', '13:00'],
      ['closed', ''],
    ],
    [
      ['900', '1800'],
      ['900', '1300'],
      ['', 'Closed'],
    ],
    [
      ['9a', '6p'],
      ['9a', '1p'],
      ['closed', 'closed'],
    ],
    [
      ['9', '18'],
      ['9', '13'],
      ['closed', ''],
    ],
    [
      ['0.375', '0.75'],
      ['0.375', '0.541666666666667'],
      ['closed', ''],
    ],
  ] as const)('are read of an opening and a closing column a day: %j, %j, %j', async (others, sat, sun) => {
    expect(await week(pairEach, pairsOf(others, sat, sun))).toEqual({
      week: [...Array(5).fill('9-18'), '9-13', ''],
      ...{ told: [], refused: {} },
    });
  });

  it('are read of two pairs a day, one column for several days, and a text', async () => {
    const weekday = [
      { opens: 'am_open', closes: 'am_close' },
      { opens: 'pm_open', closes: 'pm_close' },
    ];
    const days = Object.fromEntries(weekdays.map((day) => [day, weekday]));
    const cells = { am_open: '9 AM', am_close: '1 PM', pm_open: '2 PM', pm_close: '6 PM', sat: '9am-noon' };
    expect((await week({ ...days, sat: 'sat', sun: { text: 'closed' } }, cells)).week).toEqual([
      ...Array(5).fill('9-13,14-18'),
      ...['9-12', ''],
    ]);
  });

  it('of a night belong to the day on which it begins', async () => {
    const night = await week(pairEach, pairsOf(['8 AM', '2 AM'], ['8 AM', '12:00 AM'], ['8 AM', '0:30']));
    expect(night.told).toEqual([expect.stringContaining('"sun_open", "sun_close"')]);
    const late = await week(pairEach, pairsOf(['8 AM', '2 AM'], ['8 AM', '12:00 AM'], ['8 AM', '12:30 AM']));
    expect(late.week).toEqual([...Array(5).fill('8-26'), '8-24', '8-24.5']);
    expect(
      (await week(pairEach, pairsOf(['24 hours', ''], ['24 hours', '24 hours'], ['Open 24 hours', '']))).week,
    ).toEqual(Array(7).fill('0-24'));
  });

  it('are unknown if a day is empty, and each such day is reported', async () => {
    expect(await week(columnEach, cellsOf('9am-6pm', '', 'n/a'))).toEqual({
      week: undefined,
      told: [
        '2: "sat" must tell the hours on sat: empty, which is not taken for closed ()',
        '2: "sun" must tell the hours on sun: empty, which is not taken for closed ()',
      ],
      refused: { 'owner hours': 2 },
    });
  });

  it('are unknown without a report if all days are empty', async () => {
    const nothing = { week: undefined, told: [], refused: {} };
    expect(await week(columnEach, cellsOf('', '', ''))).toEqual(nothing);
    expect(await week({ ...columnEach, sun: { text: 'closed' } }, cellsOf('', '', ''))).toEqual(nothing);
  });

  it.each([
    ['9-5', 'not understood'],
    ['930', 'not understood'],
    ['9:00 AM', 'not understood'],
    ['9 PM - 5 PM', 'closes before it opens'],
    ['Mon-Fri 9-5', 'not understood'],
    ['9am-1pm, 12pm-6pm', 'times of one day that overlap'],
    ['09:00-09:00', 'a range of no length'],
  ])('are unknown where a day cannot be read, which is told: %s', async (sat, why) => {
    const { week: known, told } = await week(columnEach, cellsOf('9am-6pm', sat, 'closed'));
    expect(known).toBeUndefined();
    expect(told).toEqual([`2: "sat" must tell the hours on sat: ${why} (${sat})`]);
  });

  it('are refused in a mapping that leaves a day out or names a column that the list has not', async () => {
    const cells = cellsOf('9am-6pm', 'closed', 'closed');
    const { sun: _, ...six } = columnEach;
    await expect(week(six, cells)).rejects.toThrow(/fields\.hours: must be a column, or .*days/);
    await expect(week({ ...columnEach, sun: { opens: 'sun' } }, cells)).rejects.toThrow(
      /fields\.hours: must be/,
    );
    await expect(week({ ...columnEach, sun: 'Sunday' }, cells)).rejects.toThrow(/not in the header: Sunday/);
  });

  it('are the counter’s if the mapping says so, and the column of hours is the store’s', async () => {
    const { week: counter } = await week(
      columnEach,
      { ...cellsOf('9am-6pm', '9am-1pm', 'closed'), hours: 'Mo-Su 08:00-22:00' },
      { field: 'counterHours' },
    );
    expect(counter).toEqual([...Array(5).fill('9-18'), '9-13', '']);
  });
});

describe('a fact of a mapped list that cannot be read', () => {
  it('is reported with its file, line, column, value, rule and remedy', async () => {
    const { file, mapping } = await mappedFile(
      ['id', 'street', 'city', 'zip', 'hours', 'phone'],
      [
        '1,12 Oak St,Miami,33125,Mo-Fr 9-5,',
        '',
        '2,14 Oak St,Miami,33125,,12345',
        '1.67E+15,1 Elm St,Miami,33125,,',
      ],
    );
    const { read } = await importInto(newFolder(), [file], [mapping]);
    expect(read.unread).toEqual([
      {
        ...{ file, line: 2, value: 'Mo-Fr 9-5' },
        rule: '"hours" must tell the hours: not understood',
        remedy: expect.stringContaining('Write times such as 9:00 AM'),
      },
      {
        ...{ file, line: 4, value: '12345' },
        rule: '"phone" must tell the phone: not a number that can be dialled',
        remedy: 'Mend the cell, or empty it; until then the listing goes without it.',
      },
      {
        ...{ file, line: 5, value: '1.67E+15' },
        rule: '"id" must tell the id: a spreadsheet has rounded it',
        remedy: 'Format the column as text and export the list again; this row is left out.',
      },
    ]);
  });
});
