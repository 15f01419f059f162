import { brandOfName } from '../../scripts/listings/fields/brand-table.ts';
import { noLists, type SourceRecord } from '../../scripts/listings/import/source-record.ts';
import { siteKey } from '../../scripts/listings/site/site-key.ts';
import { normalizeStreet } from '../../scripts/listings/site/street-address.ts';

/** Makes a record of a pharmacy in Miami, from the US register. `line` is its street, or street and unit. */
export function recordFixture(
  key: string,
  line: string | readonly [string, string],
  changes: Partial<SourceRecord> = {},
): SourceRecord {
  const [line1, line2] = typeof line === 'string' ? [line] : line;
  const address = { ...normalizeStreet(line1, line2), city: 'Miami', state: 'FL', zip: '33125' } as const;
  const brand = changes.legalName === undefined ? undefined : brandOfName(changes.legalName);
  return {
    key,
    source: key.split('/')[0] ?? '',
    kind: 'register',
    date: '2020-01-01',
    origin: 'test',
    provesPharmacy: true,
    brand: brand?.brand,
    sign: brand?.sign,
    address,
    site: siteKey(address),
    ...noLists,
    ...changes,
  };
}
