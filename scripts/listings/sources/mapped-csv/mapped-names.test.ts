import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { mappedFile, readBack } from '../../../../tests/support/hostile-rows-fixture.ts';
import { fileOf, register, registerRow } from '../../../../tests/support/import-fixture.ts';

/**
 * What the store says of a list of this kind with these names, each at an address of its own, beside other
 * files.
 */
async function listed(kind: string, names: readonly string[], others: readonly string[] = []) {
  const { file, mapping } = await mappedFile(
    ['id', 'name', 'street', 'city', 'zip'],
    names.map((name, index) => `${index + 1},"${name}",${9160 + index * 100} NW 122nd St,Miami,33125`),
  );
  const own = JSON.parse(await readFile(mapping, 'utf8'));
  const changed = await fileOf('board.json', JSON.stringify({ ...own, kind, date: '2026-11-01' }));
  const { store, report } = await readBack([file, ...others], [changed]);
  return {
    names: store.listings.map(({ name }) => name),
    brands: store.listings.flatMap(({ brand }) => brand ?? []),
    rejected: report.rejected,
  };
}

describe('a name of an authority’s list', () => {
  it.each([
    ["O'BRIEN'S PHARMACY, L.L.C.", "O'Brien's Pharmacy"],
    ['ABC HOLDINGS LLC DBA CORNER DRUG #0123', 'Corner Drug'],
    ['WALGREEN CO', 'Walgreens'],
    ['CVS/PHARMACY #7265', 'CVS Pharmacy'],
    ['SMITH, JOHN A', 'Pharmacy, 9160 NW 122nd St'],
  ])('is a registered one, of which the door’s is shown and a person’s is not: %s', async (name, shown) => {
    expect((await listed('authority', [name])).names).toEqual([shown]);
  });

  it('names the chain without a column of brands', async () => {
    expect((await listed('authority', ['WALGREENS #07265'])).brands).toEqual(['Walgreens']);
  });

  it('leaves out counters without visitors by reason, which an owner’s list does not', async () => {
    const names = [
      'CARDINAL HEALTH NUCLEAR PHARMACY',
      'OAK VETERINARY HOSPITAL PHARMACY',
      'ELM LTC SERVICES',
      'FIR PHARMACY (CLOSED)',
      'ASH PHARMACY (CLOSED)',
      'YEW PHARMACY',
    ];
    const board = await listed('authority', names);
    expect(board.names).toEqual(['Yew Pharmacy']);
    expect(board.rejected).toEqual({
      'owner: not open to the public: no dispensing to patients': 1,
      'owner: not open to the public: for animals only': 1,
      'owner: not open to the public: long-term care only': 1,
      'owner: it has closed: named': 2,
    });
    expect((await listed('owner', names)).names).toHaveLength(4);
  });

  it('is the present business’s, if the US register still has the former one', async () => {
    const before = registerRow(1, {
      'Provider Second Line Business Practice Location Address': '',
      'Provider Business Practice Location Address Telephone Number': '3055121234',
      'Provider Enumeration Date': '05/01/2024',
    });
    const { names } = await listed('authority', ['YEW PHARMACY INC'], [await register([before])]);
    expect(names).toEqual(['Yew Pharmacy']);
  });
});
