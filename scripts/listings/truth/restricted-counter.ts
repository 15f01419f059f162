import { type NameWords, nameWords } from '../names/name-words.ts';

/** What bars visitors whatever the codes say; what does unless others are named; and those words. */
const [always, unlessForAll, forAll] = [
  nameWords('always'),
  nameWords('unless for all'),
  nameWords('for all'),
];

/** Codes of the pharmacy family (NUCC, https://taxonomy.nucc.org) by whom they serve. */
const kindOfCode: Readonly<Record<string, string>> = {
  '3336I0012X': 'institutional',
  '3336L0003X': 'long-term care only',
  '3336M0002X': 'mail order only',
  // Managed care and nuclear pharmacies supply plans and hospitals.
  '3336M0003X': 'no dispensing to patients',
  '3336N0007X': 'no dispensing to patients',
};
const communityCode = '3336C0003X';
/** `Pharmacy`, which says no more than the family. */
const anyPharmacyCode = '333600000X';
const family = '3336';

/**
 * Tells why a pharmacy is no place to go for a visitor, by its names and the codes of its register row;
 * undefined where it is one. A prison's or a base's counter, or one of animals, serves nobody else whatever
 * its codes are, one that calls itself closed says so, and a register's test entry is none at all. A place on
 * a map has a name and no codes. By codes, only a pharmacy that states nothing but such kinds is left out;
 * one that is a community pharmacy too serves those who come. Of home infusion, specialty and clinic
 * pharmacies none is left out: their patients are visitors.
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
  const own = new Set(codes.filter((code) => code.startsWith(family)));
  const isOpen = own.has(communityCode) || (own.size === 0 && named(forAll) !== undefined);
  const byName = named(always) ?? (isOpen ? undefined : named(unlessForAll));
  if (byName !== undefined || isOpen || own.size === 0 || own.has(anyPharmacyCode)) return byName;
  const kinds = new Set([...own].map((code) => kindOfCode[code]));
  const kind = kindOfAll(kinds);
  return kind === undefined ? undefined : { kind, evidence: `code ${[...own].toSorted().join(', ')} alone` };
}

/** What a pharmacy is of which all codes are of such kinds; undefined where one of them is of another. */
function kindOfAll(kinds: ReadonlySet<string | undefined>): string | undefined {
  const [first] = kinds;
  if (kinds.has(undefined)) return undefined;
  if (kinds.size === 1) return first;
  return [...kinds].every((kind) => kind === 'institutional' || kind === 'long-term care only')
    ? 'long-term care only'
    : 'closed door';
}
