import {
  type Service,
  type StatedType,
  services,
  statedTypes,
} from '../../../../src/domain/pharmacy/filters.ts';
import { factRows, oneOf } from '../../../lists/facts/fact-rows.ts';

/** Beginning of the codes for "Suppliers / Pharmacy" (taxonomy of NUCC, https://taxonomy.nucc.org). */
const pharmacyCodeStart = '3336';

const codeRows = factRows('taxonomy-codes', 'scripts/listings/sources/nppes', {
  type: oneOf([...statedTypes, '']),
  service: oneOf([...services, '']),
});

/** True if a taxonomy code is a pharmacy's: `3336C0003X`. Codes that begin with `1835` are pharmacists'. */
export const isPharmacyCode = (code: string): boolean => code.startsWith(pharmacyCodeStart);

const valuesOfCodes = <Value extends string>(
  codes: readonly string[],
  column: 'type' | 'service',
  vocabulary: readonly Value[],
): readonly Value[] => {
  const texts = codes.flatMap((code) => codeRows.find((row) => row.code === code)?.[column] ?? []);
  return [...new Set(texts.flatMap((text) => vocabulary.find((value) => value === text) ?? []))];
};

/** Returns the pharmacy types that taxonomy codes state: `3336C0003X` → `community`. */
export const typesOfCodes = (codes: readonly string[]): readonly StatedType[] =>
  valuesOfCodes(codes, 'type', statedTypes);

/** Returns the pharmacy services that taxonomy codes state: `332B00000X` → `medical-equipment`. */
export const servicesOfCodes = (codes: readonly string[]): readonly Service[] =>
  valuesOfCodes(codes, 'service', services);
