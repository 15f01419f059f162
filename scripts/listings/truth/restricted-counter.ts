import { type NameWords, nameWords } from '../names/name-words.ts';
import { isPharmacyCode } from '../sources/nppes/taxonomy-codes.ts';

/** Names that always bar visitors, names that do unless others are served too, and words for those others. */
const [always, unlessForAll, forAll] = [
  nameWords('always'),
  nameWords('unless for all'),
  nameWords('for all'),
];

/** Codes of pharmacies (NUCC, https://taxonomy.nucc.org) that do not serve visitors. */
const kindOfCode: Readonly<Record<string, string>> = {
  '3336I0012X': 'institutional',
  '3336L0003X': 'long-term care only',
  '3336M0002X': 'mail order only',
  // Managed care and nuclear pharmacies supply plans and hospitals.
  '3336M0003X': 'no dispensing to patients',
  '3336N0007X': 'no dispensing to patients',
};
const communityCode = '3336C0003X';
/** Code of any pharmacy. */
const anyPharmacyCode = '333600000X';

/**
 * Returns why a visitor cannot go to a pharmacy, by its names and register codes, or undefined if they can.
 *
 * A prison's, a military base's or an animals' counter serves nobody else, whatever its codes. A pharmacy
 * that calls itself closed, or a test entry, is none to visit. By codes, a pharmacy is left out only if all
 * its codes are of such kinds. Home infusion, specialty and clinic pharmacies stay, since their patients
 * visit them. Places on a map have a name and no codes.
 */
export function restrictionOf(
  names: readonly string[],
  codes: readonly string[],
): { readonly kind: string; readonly evidence: string } | undefined {
  const named = (words: readonly NameWords[]) => {
    for (const { kind, pattern } of words) {
      const name = names.find((text) => pattern.test(text));
      if (name !== undefined) return { kind, evidence: `named "${name}"` };
    }
    return undefined;
  };
  const own = new Set(codes.filter(isPharmacyCode));
  const isOpen = own.has(communityCode) || (own.size === 0 && named(forAll) !== undefined);
  const byName = named(always) ?? (isOpen ? undefined : named(unlessForAll));
  if (byName !== undefined || isOpen || own.size === 0 || own.has(anyPharmacyCode)) return byName;
  const kinds = [...new Set([...own].map((code) => kindOfCode[code]))];
  if (kinds.includes(undefined)) return undefined;
  return { kind: kinds.toSorted().join(' and '), evidence: `code ${[...own].toSorted().join(', ')} alone` };
}
