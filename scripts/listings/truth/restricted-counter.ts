import { type NameWords, nameWords } from '../names/name-words.ts';
import { isPharmacyCode } from '../sources/nppes/nppes-provider.ts';

const [alwaysRestricted, usuallyRestricted, publicNames] = [
  nameWords('always'),
  nameWords('unless for all'),
  nameWords('for all'),
];

/** Restrictions by taxonomy code (NUCC, https://taxonomy.nucc.org). */
const restrictionByCode: Readonly<Record<string, string>> = {
  '3336I0012X': 'institutional',
  '3336L0003X': 'long-term care only',
  '3336M0002X': 'mail order only',
  // Managed care and nuclear pharmacies supply plans and hospitals.
  '3336M0003X': 'no dispensing to patients',
  '3336N0007X': 'no dispensing to patients',
};
const communityCode = '3336C0003X';
const unspecifiedPharmacyCode = '333600000X';

/**
 * Returns why a visitor cannot go to a pharmacy, by its names and taxonomy codes, or undefined if they can.
 * The code of a community pharmacy outweighs a name for mail order, but not one of a prison. Codes of home
 * infusion, specialty and clinic pharmacies restrict nobody, since their patients visit them.
 */
export function restrictionOf(
  names: readonly string[],
  codes: readonly string[],
): { readonly kind: string; readonly evidence: string } | undefined {
  const kindByName = (words: readonly NameWords[]) => {
    for (const { kind, pattern } of words) {
      const name = names.find((text) => pattern.test(text));
      if (name !== undefined) return { kind, evidence: `named "${name}"` };
    }
    return undefined;
  };
  const pharmacyCodes = new Set(codes.filter(isPharmacyCode));
  const isOpen =
    pharmacyCodes.has(communityCode) || (pharmacyCodes.size === 0 && kindByName(publicNames) !== undefined);
  const byName = kindByName(alwaysRestricted) ?? (isOpen ? undefined : kindByName(usuallyRestricted));
  if (
    byName !== undefined ||
    isOpen ||
    pharmacyCodes.size === 0 ||
    pharmacyCodes.has(unspecifiedPharmacyCode)
  )
    return byName;
  const kinds = [...new Set([...pharmacyCodes].map((code) => restrictionByCode[code]))];
  if (kinds.includes(undefined)) return undefined;
  return {
    kind: kinds.toSorted().join(' and '),
    evidence: `code ${[...pharmacyCodes].toSorted().join(', ')} alone`,
  };
}
