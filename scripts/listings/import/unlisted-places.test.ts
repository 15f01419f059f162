import { describe, expect, it } from 'vitest';
import { recordFixture as record } from '../../../tests/support/record-fixture.ts';
import { assembleListings } from './assemble-listings.ts';

const phone = '+13053220123';

describe('a closed pharmacy', () => {
  it('is closed by the source that says so, with its day', () => {
    const { closed } = assembleListings([
      record('cvs/1', '1 Oak St', { kind: 'chain', name: 'Oak Drugs', phone, date: '2021-12-01' }),
      record('osm/1', '1 Oak St', {
        ...{ kind: 'community', name: 'Oak Drugs', phone, date: '2026-09-01' },
        closed: { on: '2026-06-01', why: 'tagged end_date=2026-06-01' },
      }),
    ]);
    expect(closed).toMatchObject([
      {
        why: 'stated',
        closedOn: '2026-06-01',
        word: { source: 'osm', date: '2026-09-01' },
        note: 'tagged end_date=2026-06-01',
      },
    ]);
  });

  it('of a closed chain cites that table, whatever source lists it', () => {
    const { closed } = assembleListings([
      record('nppes/1', '1 Oak St', { name: 'Kerr Drug', legalName: 'KERR DRUG INC', date: '2011-01-01' }),
    ]);
    expect(closed.map(({ word, note }) => [word, note])).toEqual([
      [{ citation: 'Walgreens, September 2013: it buys the stores of Kerr Drug' }, undefined],
    ]);
  });

  it('that moved leads to its new door, and one that was followed at it to its follower', () => {
    const named = (key: string, street: string, name: string, enumerated: string, own?: string) =>
      record(key, street, { name, enumerated, date: enumerated, phone: own });
    const { closed } = assembleListings([
      named('nppes/1', '850 Oak St', 'Nihar', '2005-08-17', phone),
      named('nppes/2', '801 Oak St', 'Ryan Drugs', '2025-09-24', phone),
      named('nppes/3', '801 Oak St', 'First Chemists', '2005-06-01'),
    ]);
    const word = { source: 'nppes', date: '2025-09-24' };
    expect(closed.map(({ name, why, word: by, nextId }) => [name, why, by, nextId])).toEqual([
      ['Nihar', 'moved', word, 'nppes:2'],
      ['First Chemists', 'followed', word, 'nppes:2'],
    ]);
  });
});
