import { describe, expect, it } from 'vitest';
import {
  fileOf,
  importInto,
  names,
  register,
  registerRow,
  registerText,
} from '../../../tests/support/import-fixture.ts';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { npiOf } from '../../../tests/support/online-fixture.ts';
import { registerHeader } from '../../../tests/support/register-layout.ts';
import { explain } from '../explain-listing.ts';
import { collectOutcomes } from './collect-outcomes.ts';

const line1 = 'Provider First Line Business Practice Location Address';
const state = 'Provider Business Practice Location Address State Name';
const code = 'Healthcare Provider Taxonomy Code_1';
const updated = 'Last Update Date';
const deactivated = 'NPI Deactivation Date';

/** A row as the register's file has it of a deactivated number: the number and the day, and nothing else. */
const blankRow = (serial: number, date: string): string =>
  registerRow(serial, {
    ...Object.fromEntries(registerHeader.map((name) => [name, ''])),
    NPI: npiOf(serial),
    [deactivated]: date,
  });
const named = 'Provider Organization Name (Legal Business Name)';
const other = registerRow(2, { [line1]: '1 OAK AVE', [named]: 'OAK DRUGS LLC' });
const third = registerRow(3, { [line1]: '3 ELM AVE', [named]: 'ELM DRUGS LLC' });
const active = registerRow(1);

/** What is listed of number 1, and why not, after an import of each file in this order and the other. */
async function inEveryOrder(...files: readonly (readonly string[])[]) {
  const answers: string[] = [];
  for (const order of [files, files.toReversed()]) {
    const folder = newFolder();
    const paths = await Promise.all(order.map(register));
    const { report } = await importInto(folder, paths);
    const listed = (await names(folder)).filter((name) => name.startsWith('Garcia')).length;
    const why = /Not listed: (.*)\./.exec(await explain(folder, npiOf(1)))?.[1];
    const dropped = JSON.stringify(Object.entries(report.dropped.nppes ?? {}).toSorted());
    answers.push(`${listed} ${why ?? 'listed'} ${dropped}`);
    const rows = Object.values(report.rowsByFile).reduce((sum, count) => sum + count, 0);
    const counts = Object.values(report.dropped.nppes ?? {}).reduce((sum, count) => sum + count, 0);
    expect(counts + (report.recordsBySource.nppes ?? 0)).toBe(rows);
  }
  expect(new Set(answers).size, answers.join('\n')).toBe(1);
  return answers[0];
}

describe('the newer word of the register on a number', () => {
  it.each([
    ['is deactivated', registerRow(1, { [deactivated]: '10/15/2025' }), 'deactivated 2025-10-15'],
    ['is deactivated, in a row without anything else', blankRow(1, '10/15/2025'), 'deactivated 2025-10-15'],
    ['is deactivated on the day of the older word', blankRow(1, '05/01/2014'), 'deactivated 2014-05-01'],
    [
      'has moved to a post office box',
      registerRow(1, { [line1]: 'PO BOX 12', [updated]: '10/15/2025' }),
      'the address is a post office box',
    ],
    [
      'has moved out of the states of the lists',
      registerRow(1, { [state]: 'TX', [updated]: '10/15/2025' }),
      'outside the states of the lists',
    ],
    [
      'has an address that the store does not take',
      registerRow(1, { [line1]: `1 ${'B'.repeat(400)} ST`, [updated]: '10/15/2025' }),
      'longer than 100 letters in the address',
    ],
  ])('takes an older pharmacy off the list, whichever comes first: it %s', async (_, row, why) => {
    const told = await inEveryOrder([active, other], [row, third]);
    expect(told).toMatch(`0 ${why} `);
    expect(told).toContain('["an older or equal word on the same record",1]');
  });

  it.each([
    ['deactivated before', blankRow(1, '10/15/2013')],
    ['elsewhere before', registerRow(1, { [state]: 'TX', [updated]: '10/15/2013' })],
    ['no pharmacy before', registerRow(1, { [code]: '207Q00000X', [updated]: '10/15/2013' })],
    ['deactivated on a day to come', blankRow(1, '10/15/2125')],
    ['deactivated on no day', blankRow(1, 'soon')],
    ['of no day and elsewhere', registerRow(1, { [state]: 'TX', [updated]: '' })],
  ])('stays on the list though it was %s', async (_, row) => {
    expect(await inEveryOrder([active, other], [row, blankRow(9, '10/15/2025')])).toMatch('1 listed ');
  });

  it('counts in one file too, whichever row comes first', async () => {
    const rows = [blankRow(1, '10/15/2025'), active, blankRow(1, '10/15/2024')];
    const told = [await inEveryOrder(rows, [other]), await inEveryOrder(rows.toReversed(), [other])];
    expect(told).toEqual([expect.stringMatching(/^0 deactivated 2025-10-15 /), told[0]]);
  });

  it('is a return after a deactivation', async () => {
    const back = registerRow(1, { [deactivated]: '10/15/2025', 'NPI Reactivation Date': '11/01/2025' });
    expect(await inEveryOrder([back, other], [blankRow(1, '10/15/2025')], [active])).toMatch('1 listed ');
  });

  it('is the same in a file that a spreadsheet saved, which writes days and months without a zero', async () => {
    const back = registerRow(1, { [deactivated]: '5/6/2025', 'NPI Reactivation Date': '7/1/2025' });
    expect(await inEveryOrder([back, other], [blankRow(1, '5/6/2025')], [active])).toMatch('1 listed ');
    const gone = registerRow(1, { [deactivated]: '7/1/2025', 'NPI Reactivation Date': '5/6/2025' });
    expect(await inEveryOrder([gone, other], [active])).toMatch('0 deactivated 2025-07-01');
  });

  it('is found among many files, however large each is', async () => {
    const many = Array.from({ length: 40 }, (_, index) =>
      registerRow(100 + index, { [code]: '207Q00000X', [line1]: `${index} ELM ST` }),
    );
    const told = await inEveryOrder(
      [active, other, ...many],
      [registerRow(1, { [updated]: '06/01/2020' }), blankRow(100, '01/02/2024')],
      [blankRow(1, '10/15/2025'), ...many, ...many],
      [registerRow(1, { [updated]: '06/01/2022' })],
    );
    expect(told).toMatch('0 deactivated 2025-10-15');
  });

  it('goes before the rows of the project’s own snapshot', async () => {
    const snapshot = await fileOf(
      'register.csv',
      `npi,name,registered,trading,street,unit,city,state,zip,phone,codes,enumerated,updated,precision,lat,lng,placed,placed_on\n${npiOf(1)},Garcia Pharmacy,GARCIA PHARMACY INC,,9160 NW 122nd St,,Miami,FL,33125,305-512-1797,3336C0003X,2010-01-01,2014-05-01,zip,,,,\n`,
    );
    const weekly = await fileOf('weekly.csv', registerText([blankRow(1, '10/15/2025'), other]));
    for (const paths of [
      [snapshot, weekly],
      [weekly, snapshot],
    ]) {
      const folder = newFolder();
      await importInto(folder, paths);
      expect(await explain(folder, npiOf(1))).toContain('Not listed: deactivated 2025-10-15');
    }
  });
});

describe('the latest words', () => {
  it('do not affect a record with another key', () => {
    const collected = collectOutcomes();
    const row = { key: 'nppes/1', source: 'nppes', origin: 'a.csv, row 2', why: 'a person' };
    collected.onOutcome({ kind: 'dropped', ...row, traced: false, date: '2025-10-15' });
    const { records, dropped, droppedCounts } = collected.result();
    expect([records, dropped, droppedCounts]).toEqual([[], [], { nppes: { 'a person': 1 } }]);
  });
});
