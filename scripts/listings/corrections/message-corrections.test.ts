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
import { addMessageCorrections } from './message-corrections.ts';

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
  return { store, taken: addMessageCorrections(message, { file: 'message.txt', table, store, today }) };
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

  it('that they were closed makes hours with holidays unknown too', async () => {
    const weekly = { weekly: officeWeek, holidays: { 'christmas-day': [] }, asOf: '2026-01-01' };
    await writeGivenStore(folder, [{ ...pharmacy, hours: { pharmacy: weekly } }]);
    const message = letter(correctionRows(pharmacy, [['hours', '']]));
    expect((await take(message)).taken).toMatchObject({
      value: { changes: [expect.stringMatching(/ hours: as listed → not known$/)] },
    });
    expect((await afterTaking(message))?.hours).toBeUndefined();
  });

  it('holds what is listed, and the values that a visitor changed are taken', async () => {
    const rows = correctionRows(pharmacy, listedValues(pharmacy)).replace('322-1234', '322-9876');
    const quoted = letter(rows).replaceAll('\n', '\r\n> ');
    const { taken } = await take(quoted);
    expect(taken.ok && taken.value.changes).toEqual([
      expect.stringMatching(/ name: .*, as it is$/),
      expect.stringMatching(/ street: .*, as it is$/),
      expect.stringMatching(/ phone: \(205\) 322-1234 → \(205\) 322-9876$/),
      expect.stringMatching(/ hours: Mo .*, as it is$/),
    ]);
    expect(await afterTaking(quoted)).toMatchObject({ ...pharmacy, phone: '+12053229876', sources: {} });
  });

  it('with the listed values changes nothing', async () => {
    const { taken } = await take(letter(correctionRows(pharmacy, listedValues(pharmacy))));
    expect(taken.ok && taken.value.text).toBeUndefined();
  });

  const header = 'id,field,value,who,date,until';

  it('may have rows that a mail program broke; who says so and when is not the message’s to say', async () => {
    const row = `${pharmacy.id},hours,Mo-Fr 08:00-18:00; Sa\n09:00-13:00; Su off,Ann Owner,2020-01-01,`;
    const { taken } = await take(
      letter(`${header}\n${row}\n${pharmacy.id},phone,(205) 322-9876,a\nvisitor,,`),
    );
    expect(taken.ok && taken.value.text?.split(/\r?\n/).slice(1)).toEqual([
      `${pharmacy.id},hours,Mo-Fr 08:00-18:00; Sa 09:00-13:00; Su off,a visitor,${today},`,
      `${pharmacy.id},phone,(205) 322-9876,a visitor,${today},`,
      '',
    ]);
  });

  it('with a row of more or fewer cells is refused', async () => {
    const rows = `${pharmacy.id},name,Smith, Jones & Co,,,\n${pharmacy.id},name,New\n${pharmacy.id},zip,"1,a,,`;
    const { taken } = await take(letter(`${header}\n${rows}`));
    expect(taken).toMatchObject({ problems: [{ line: 7 }, { line: 8 }, { line: 9 }] });
  });

  it('on a pharmacy that is closed changes nothing', async () => {
    const { taken } = await take(
      letter(`${header}\n${pharmacy.id},name,New,,,`),
      `${pharmacy.id},closed,yes,Ann,2026-01-01,`,
    );
    expect(taken.ok && taken.value).toEqual({
      changes: [`${pharmacy.id}  name: left out, since it is not among the listings`],
    });
  });

  it('takes the place of an older word on the same field, and says so', async () => {
    const { taken } = await take(
      letter(`${header}\n${pharmacy.id},name,New,,,`),
      `${pharmacy.id},name,Old Name,Ann,2026-01-01,`,
    );
    expect(taken).toMatchObject({
      value: {
        text: expect.not.stringContaining('Ann'),
        changes: [
          expect.stringMatching(/ name: Old Name → New, instead of the word of Ann \(.*corrections.csv:2\)$/),
        ],
      },
    });
  });

  it('with a wrong row is refused with the line of the message', async () => {
    const row = `${pharmacy.id},phone,555,a visitor,,`;
    const wrong = await take(letter(`${header}\n${row}`));
    expect(wrong.taken).toMatchObject({
      problems: [{ file: 'message.txt', line: 7, rule: expect.stringContaining('phone must be a number') }],
    });
  });

  it('on the line of an expired row does not bring that one back', async () => {
    const phone = `${pharmacy.id},phone,(205) 322-1111,Ann,2026-01-01`;
    const { taken } = await take(`${header}\n${pharmacy.id},name,New,,,`, `${phone},2026-02-01\n${phone},`);
    expect(taken).toMatchObject({ ok: true, value: { text: expect.stringContaining(',name,New,') } });
  });

  it('that contradicts a kept row is refused with the line of corrections.csv', async () => {
    const moved = ['city,Atlanta', 'state,GA', 'zip,30303'].map((cells) => `${pharmacy.id},${cells},,,`);
    const { taken } = await take(
      `${header}\n${moved.join('\n')}`,
      `${pharmacy.id},hours,Mo-Fr 09:00-17:00 CST,Ann,2026-01-01,`,
    );
    expect(taken).toMatchObject({
      problems: [{ file: join(folder, 'corrections.csv'), line: 2, rule: expect.stringMatching(/^hours/) }],
    });
  });

  it('with two values of one field is refused with both its lines', async () => {
    const { taken } = await take(`${header}\n${pharmacy.id},name,New,,,\n${pharmacy.id},name,Newer,,,`);
    expect(taken).toMatchObject({
      problems: [{ file: 'message.txt', line: 3, remedy: expect.stringMatching(/^Line 2 has it already/) }],
    });
  });

  it('without rows is refused', async () => {
    const { taken } = await take('They were closed.');
    expect(taken).toMatchObject({ problems: [{ rule: expect.stringContaining('must hold rows') }] });
  });
});
