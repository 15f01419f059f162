import { nameWords } from '../names/name-words.ts';

/** What in a name says that the place is a pharmacy; `Drug Treatment` and `Family Medicine` do not. */
const pharmacyWord = new RegExp(
  [
    'pharm|farmac|apothec|rx|prescription|chemist|compounding|medicine shop',
    'drug(?!s? (?:abuse|treatment|rehab|test|screen))',
  ].join('|'),
  'i',
);

/** Words of names that tell who else it may be, of `name-words.csv`. */
const kindsOfOwner = nameWords('owner');

/** Codes of the pharmacy family (https://taxonomy.nucc.org) whose counters are open to all who come. */
const openCodes: ReadonlySet<string> = new Set(['3336C0003X', '3336C0004X', '333600000X']);
const homeInfusionCode = '3336H0001X';
const family = '3336';
/** Codes of clinics, hospitals, agencies, plans and physicians, by how they begin. */
const institutionCode = /^(?:261Q|28[1-46]|251|30[125]|20[78]|193)/;

/**
 * Tells by its names and codes why a register's pharmacy may not serve the public; undefined where it does. A
 * name with a word for a pharmacy is believed, but for home infusion alone. Another is doubtful where it is
 * that of an institution, an office or a supplier (`Urology Centers of Alabama`), whatever the codes say, and
 * where no code is that of a counter. A company's name that says nothing (`KGJ Enterprises`) leaves it at the
 * codes.
 */
export function publicDoubtOf(names: readonly string[], codes: readonly string[]): string | undefined {
  const own = codes.filter((code) => code.startsWith(family));
  const isOpen = own.length === 0 || own.some((code) => openCodes.has(code));
  const coded = `code ${own.toSorted().join(', ')} alone`;
  if (names.some((name) => pharmacyWord.test(name)))
    return isOpen || !own.includes(homeInfusionCode) ? undefined : `home infusion (${coded})`;
  for (const { kind, pattern } of kindsOfOwner) {
    const name = names.find((text) => pattern.test(text));
    if (name !== undefined) return `${kind} (named "${name}")`;
  }
  const other = codes.find((code) => institutionCode.test(code));
  if (other !== undefined) return `an institution (code ${other})`;
  return isOpen ? undefined : `no counter for all (${coded})`;
}
