import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { mappedFile, readBack } from '../../../../tests/support/hostile-rows-fixture.ts';

/** Ids and names of the listings that rows of id, name and status make, and why others were dropped. */
async function read(rows: readonly (readonly [id: string, name: string, status?: string])[]) {
  const { file, mapping } = await mappedFile(
    ['id', 'name', 'street', 'city', 'zip', 'phone', 'site', 'Status'],
    rows.map(
      ([id, name, status = 'Active'], index) => `${id},${name},${index + 1}00 Oak St,Miami,33125,,,${status}`,
    ),
  );
  const own = JSON.parse(await readFile(mapping, 'utf8'));
  await writeFile(mapping, JSON.stringify({ ...own, rows: { Status: ['Active'] } }));
  const { store, report } = await readBack([file], [mapping]);
  return { listed: store.listings.map(({ id, name }) => [id, name]), dropped: report.dropped.owner };
}

describe('of rows with one id', () => {
  it('the first wanted and open one counts', async () => {
    const { listed, dropped } = await read([
      ['31', 'Oak Drug', 'Expired'],
      ['31', 'Oak Drug'],
      ['32', 'Coming soon: Elm Drug'],
      ['32', 'Elm Drug'],
      ['32', 'Elm Drug again'],
      ['31', 'Oak Drug', 'Lapsed'],
    ]);
    expect(listed).toEqual([
      ['owner:31', 'Oak Drug'],
      ['owner:32', 'Elm Drug'],
    ]);
    expect(dropped).toEqual({
      'its Status is "Expired"': 1,
      'its name says that it has not opened': 1,
      'its id is that of an earlier row': 1,
      'its Status is "Lapsed"': 1,
    });
  });

  it('the first counts if others differ only in signs that no address has', async () => {
    const { listed, dropped } = await read([
      ['PH-31', 'One Drug'],
      ['PH/31', 'Two Drug'],
      ['PHY 7', 'Five Drug'],
    ]);
    expect(listed).toEqual([
      ['owner:PH-31', 'One Drug'],
      ['owner:PHY-7', 'Five Drug'],
    ]);
    expect(dropped).toEqual({ 'its id is that of an earlier row': 1 });
  });
});
