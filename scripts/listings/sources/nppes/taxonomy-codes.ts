import type { Service, StatedType } from '../../../../src/domain/pharmacy/filters.ts';

/** Suppliers / Pharmacy in the taxonomy of health care providers (NUCC, https://taxonomy.nucc.org). */
const pharmacyFamily = '3336';

/** Types by code; 333600000X, managed care and nuclear pharmacies have none. */
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

/** Codes beside the family's that state a service: durable medical equipment and medical supplies. */
const servicesByCode: Readonly<Record<string, Service>> = { '332B00000X': 'medical-equipment' };

/** Whether a taxonomy code is of the pharmacy family. (1835… are pharmacists: people, not places.) */
export const isPharmacyCode = (code: string): boolean => code.startsWith(pharmacyFamily);

const distinct = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

/** The types that the codes state, without repeats. No code means 24-hour, drive-through or delivery. */
export const typesOfCodes = (codes: readonly string[]): readonly StatedType[] =>
  distinct(codes.flatMap((code) => typesByCode[code] ?? []));

/** The services that the codes state. */
export const servicesOfCodes = (codes: readonly string[]): readonly Service[] =>
  distinct(codes.flatMap((code) => servicesByCode[code] ?? []));
