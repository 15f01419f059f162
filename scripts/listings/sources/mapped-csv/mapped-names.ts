import type { Address } from '../../../../src/domain/pharmacy/pharmacy.ts';
import { brandOfName, findBrand } from '../../fields/brand-table.ts';
import { readableCase } from '../../fields/name-case.ts';
import { storeNumberOfName } from '../../fields/store-number.ts';
import type { SourceRecord } from '../../import/source-record.ts';
import { isPersonalName } from '../../names/person-name.ts';
import { doorSign } from '../../names/sign-name.ts';
import { nameTradedAs } from '../../names/trading-name.ts';
import type { CsvMapping } from './csv-mapping.ts';

type Names = Pick<SourceRecord, 'name' | 'legalName' | 'brand' | 'brandEvidence' | 'sign' | 'branch'>;

interface NamedRow {
  readonly name: string | undefined;
  readonly brand: string | undefined;
  readonly branch: string | undefined;
}

/** Returns the names of a row's place. For an authority's registered name, the name on the door. */
export function namesOfRow(
  kind: CsvMapping['kind'],
  { name, brand, branch }: NamedRow,
  { state, street }: Address,
): Names {
  const chain = brand === undefined ? undefined : (findBrand(brand) ?? brandOfName(brand));
  if (kind !== 'authority' || name === undefined) {
    const shown = name === undefined ? undefined : nameTradedAs(name) || undefined;
    return {
      name: shown === undefined ? undefined : readableCase(shown),
      brand: chain?.brand ?? brand,
      branch,
      sign: brand === undefined ? undefined : (chain?.sign ?? shown),
    };
  }
  const door = doorSign({ tradingNames: [], legalName: name, state, street });
  const own = chain ?? door.brand;
  return {
    name: door.name,
    legalName: isPersonalName(name) ? undefined : name,
    brand: own?.brand ?? brand,
    brandEvidence: brand === undefined && own ? `brand table: registered as "${door.brandText}"` : undefined,
    branch: branch ?? (own && storeNumberOfName(name)),
    sign: own?.sign,
  };
}
