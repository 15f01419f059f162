import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { correctionRows, hoursFound, listedValues } from '../../../src/domain/pharmacy/correction-rows.ts';
import { writeGivenStore } from '../../../tests/support/given-store.ts';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { officeWeek, pharmacyFixture } from '../../../tests/support/pharmacy-fixture.ts';
import { readCorrectionsTable } from '../../lists/corrections-table.ts';
import { readListings } from '../listing-store.ts';
import { correctedStore } from './correct-store.ts';
import { takeMessage } from './take-message.ts';

const today = '2026-11-20';
const pharmacy = pharmacyFixture(1, {
  phone: '+12053221234',
  hours: { pharmacy: { weekly: officeWeek, asOf: '2026-01-01' } },
});

let folder = '';
beforeEach(async () => {
  folder = newFolder();
  await writeGivenStore(folder, [pharmacy]);
});

async function take(message: string, existing = '') {
  if (existing !== '')
    await writeFile(join(folder, 'corrections.csv'), `id,field,value,who,date,until\n${existing}\n`);
  const store = await readListings(folder);
  if (store === undefined) throw new Error('There is no store');
  const table = await readCorrectionsTable(folder);
  return { store, taken: takeMessage(message, { file: 'message.txt', table, store, today }) };
}

/** The listing as a message that an editor took leaves it. */
async function afterTaking(message: string) {
  const { store, taken } = await take(message);
  if (!taken.ok || taken.value.text === undefined) throw new Error('Nothing was taken');
  await writeFile(join(folder, 'corrections.csv'), taken.value.text);
  const corrected = correctedStore(store, await readCorrectionsTable(folder), today);
  return corrected.ok ? corrected.value.store?.listings[0] : undefined;
}

const letter = (rows: string): string =>
  `Corner Drugs\n\nThey were closed.\n\nFor our editors:\n${rows}\n\n(The site)\n`;

describe('a visitor’s message', () => {
  it('that a pharmacy was closed makes its hours unknown', async () => {
    const value = hoursFound(pharmacy, 'closed', 'open');
    const listing = await afterTaking(letter(correctionRows(pharmacy, value === undefined ? [] : [value])));
    expect(listing?.hours).toBeUndefined();
    expect(listing?.sources[0]).toEqual({ id: 'owner', date: today, fields: ['hours'] });
  });

  it('holds the listed values, and only changed ones are applied', async () => {
    const rows = correctionRows(pharmacy, listedValues(pharmacy)).replace('322-1234', '322-9876');
    const quoted = letter(rows).replaceAll('\n', '\r\n> ');
    const { taken } = await take(quoted);
    expect(taken.ok && taken.value.changes).toEqual([
      expect.stringMatching(/ name: .*, as it is$/),
      expect.stringMatching(/ street: .*, as it is$/),
      expect.stringMatching(/ phone: \(205\) 322-1234 → \(205\) 322-9876$/),
      expect.stringMatching(/ hours: Mo-.*, as it is$/),
    ]);
    expect(await afterTaking(quoted)).toMatchObject({ ...pharmacy, phone: '+12053229876', sources: {} });
  });

  it('with the listed values changes nothing', async () => {
    const { taken } = await take(letter(correctionRows(pharmacy, listedValues(pharmacy))));
    expect(taken.ok && taken.value.text).toBeUndefined();
  });

  it('with a wrong or repeated row is refused, with its line in the message', async () => {
    const row = `${pharmacy.id},phone,555,a visitor,,`;
    const wrong = await take(letter(`id,field,value,who,date,until\n${row}`));
    expect(wrong.taken).toMatchObject({
      problems: [{ file: 'message.txt', line: 7, rule: expect.stringContaining('phone must be a number') }],
    });
    const twice = await take(
      letter(`id,field,value,who,date,until\n${pharmacy.id},name,New,,,`),
      `${pharmacy.id},name,Old Name,Ann,2026-01-01,`,
    );
    expect(twice.taken).toMatchObject({ problems: [{ rule: expect.stringContaining('must be unique') }] });
  });

  it('without rows is refused', async () => {
    const { taken } = await take('They were closed.');
    expect(taken).toMatchObject({ problems: [{ rule: expect.stringContaining('must hold rows') }] });
  });
});
