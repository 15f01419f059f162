import { nameWords } from '../names/name-words.ts';
import { isPharmacyCode } from '../sources/nppes/nppes-provider.ts';

const pharmacyWord = new RegExp(
  [
    'pharm|farmac|apothec|rx|prescription|chemist|compounding|medicine shop',
    'drug(?!s? (?:abuse|treatment|rehab|test|screen))',
  ].join('|'),
  'i',
);

const ownerWords = nameWords('owner');

/** Taxonomy codes (https://taxonomy.nucc.org) of pharmacies with a counter open to everybody. */
const openCodes: ReadonlySet<string> = new Set(['3336C0003X', '3336C0004X', '333600000X']);
const homeInfusionCode = '3336H0001X';
/** Matches the beginnings of taxonomy codes of clinics, hospitals, agencies, health plans and physicians. */
const institutionCodeStart = /^(?:261Q|28[1-46]|251|30[125]|20[78]|193)/;

/**
 * Returns the reason to doubt that a pharmacy serves the public, or undefined if there is none. The first
 * rule that applies decides:
 * - a name that says pharmacy (`Elm Drugs`): no doubt, unless its pharmacy codes include home infusion and
 *   none with a public counter;
 * - a name that says institution: doubt, such as `a clinic (named "Urology Centers of Alabama")`;
 * - a taxonomy code of an institution, or pharmacy codes of which none has a public counter: doubt.
 */
export function publicDoubtOf(names: readonly string[], codes: readonly string[]): string | undefined {
  const pharmacyCodes = codes.filter(isPharmacyCode);
  const isOpen = pharmacyCodes.length === 0 || pharmacyCodes.some((code) => openCodes.has(code));
  const codesAlone = `code ${pharmacyCodes.toSorted().join(', ')} alone`;
  if (names.some((name) => pharmacyWord.test(name)))
    return isOpen || !pharmacyCodes.includes(homeInfusionCode) ? undefined : `home infusion (${codesAlone})`;
  for (const { kind, pattern } of ownerWords) {
    const name = names.find((text) => pattern.test(text));
    if (name !== undefined) return `${kind} (named "${name}")`;
  }
  const other = codes.find((code) => institutionCodeStart.test(code));
  if (other !== undefined) return `an institution (code ${other})`;
  return isOpen ? undefined : `no counter for all (${codesAlone})`;
}
