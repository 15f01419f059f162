import type { Service, StatedType } from '../../../../src/domain/pharmacy/filters.ts';

/** Suppliers / Pharmacy in the taxonomy of health care providers (NUCC, https://taxonomy.nucc.org). */
const pharmacyFamily = '3336';

/** Types by code. 333600000X, managed care and nuclear pharmacies have none. */
const typesByCode: Readonly<Record<string, StatedType>> = {
  '3336C0002X': 'clinic',
  '3336C0003X': 'community',
  '3336C0004X': 'compounding',
  '3336H0001X': 'home-infusion',
  '3336I0012X': 'hospital',
  '3336L0003X': 'long-term-care',
  '3336M0002X': 'mail-order',
  '3336S0011X': 'specialty',
};

/** Services by code: durable medical equipment and medical supplies. */
const servicesByCode: Readonly<Record<string, Service>> = { '332B00000X': 'medical-equipment' };

/** True if a taxonomy code is of the pharmacy family. Codes from 1835 on are pharmacists, who are people. */
export const isPharmacyCode = (code: string): boolean => code.startsWith(pharmacyFamily);

const distinct = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

/** Returns the distinct types of codes. No code means 24-hour, drive-through or delivery. */
export const typesOfCodes = (codes: readonly string[]): readonly StatedType[] =>
  distinct(codes.flatMap((code) => typesByCode[code] ?? []));

/** Returns the distinct services of codes. */
export const servicesOfCodes = (codes: readonly string[]): readonly Service[] =>
  distinct(codes.flatMap((code) => servicesByCode[code] ?? []));
