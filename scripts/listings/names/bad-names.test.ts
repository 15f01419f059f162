import { describe, expect, it } from 'vitest';
import { idOf, imported, registerFile, rowIn } from '../../../tests/support/bad-records-fixture.ts';

const nameColumn = 'Provider Organization Name (Legal Business Name)';
const line1 = 'Provider First Line Business Practice Location Address';
const line2 = 'Provider Second Line Business Practice Location Address';
const ten = Array.from({ length: 10 }, (_, index) => index);

describe('ten misleading names', () => {
  it('are mended', async () => {
    const names: readonly (readonly [string, string])[] = [
      ['GENOA HEALTHCARE OPERATING CO OF', 'Genoa Healthcare'],
      ['SUNSHINE PHARMACY OF FLORIDA INC', 'Sunshine Pharmacy of Florida'],
      ['PADRONE AND CO. LLC', 'Padrone'],
      ['ENTERPRISE RX LLC BEST PHARMACY', 'Best Pharmacy'],
      ['JLOVE LLC (DBA ADLER PHARMACY)', 'Adler Pharmacy'],
      ['MABELEX INC D/BA/ INTERNATIONAL GARDENS PHARMACY', 'International Gardens Pharmacy'],
      ['MCKEE DRUGS, P.L.L.C.', 'McKee Drugs'],
      ['H-E-B LP', 'H-E-B'],
      ['CENTRAL PHARMACY II INCORPORATED', 'Central Pharmacy II'],
      ['VALLEY PHARMACY #07265', 'Valley Pharmacy'],
    ];
    const rows = names.map(([name], index) => rowIn(index, { [nameColumn]: name }));
    const { listings } = await imported([await registerFile(rows)]);
    const shown = new Map<string, string>(listings.map(({ id, name }) => [id, name]));
    expect(names.map(([, name], index) => [name, shown.get(idOf(index))])).toEqual(
      names.map(([, name]) => [name, name]),
    );
  });

  it('are people’s or streets, and are not shown', async () => {
    const names = [
      'MARK CASEY PHILLIPS',
      'PATEL, NILESH R',
      'DR GEORGE BEST',
      'TU-UYEN LE',
      'MARIA DE LA CRUZ',
      '200 BASSETT ROAD OPERATING COMPANY, LLC',
      '1400 PARK AVE LLC',
      '77 ELM ST CORP',
      '59 W OAK BLVD INC',
      'JOHN Q PUBLIC RPH',
    ];
    const rows = names.map((name, index) => rowIn(index, { [nameColumn]: name }));
    const { listings, lines, explain } = await imported([await registerFile(rows)]);
    expect(listings.map(({ name }) => name.startsWith('Pharmacy, '))).toEqual(ten.map(() => true));
    expect(lines).toContain('10 nppes name');
    expect(await explain(idOf(0))).toContain('refused name: a person’s, which is not kept');
    expect(await explain(idOf(5))).toContain('refused name: "200 Bassett Road" is a street');
  });

  it('stand in the place of the street, which is then found', async () => {
    const lines: readonly (readonly [string, string, string])[] = [
      ['CEDAR PHARMACY', '1456 NW 17TH AVE', '1456 NW 17th Ave'],
      ['DRUG MART II PHARMACY, 4873 BROADWAY', '', '4873 Broadway'],
      ['ATTN: PHARMACY', '22 STATE ST', '22 State St'],
      ['C/O JANE ROE', '9 ELM ST', '9 Elm St'],
      ['HARBOR RX INC', '300 E 2ND AVE', '300 E 2nd Ave'],
      ['SUITE 5', '77 LAKE DR', '77 Lake Dr'],
      ['100 MAIN ST ATTN PHARMACY', '', '100 Main St'],
      ['10005 AL HWY 9', '', '10005 AL Hwy 9'],
      ['125 Sr 436', '', '125 SR 436'],
      ['2050 45Th St', '', '2050 45th St'],
    ];
    const rows = lines.map(([first, second], index) => rowIn(index, { [line1]: first, [line2]: second }));
    const { listings } = await imported([await registerFile(rows)]);
    const shown = new Map<string, string>(listings.map(({ id, address }) => [id, address.street]));
    expect(lines.map((_, index) => shown.get(idOf(index)))).toEqual(lines.map(([, , street]) => street));
  });
});
