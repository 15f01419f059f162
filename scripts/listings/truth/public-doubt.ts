/** What in a name says that the place is a pharmacy. `Drug treatment` and `Family Medicine` say it of a clinic. */
const pharmacyWord =
  /pharm|farmac|apothec|rx|prescription|chemist|compounding|medicine shop|drug(?!s? (?:abuse|treatment|rehab|test|screen))/i;

/** Words of names that tell who else it may be, by kind; whole words, regular expressions, in any case. */
const otherNames = {
  'a hospital': [
    'hospitals?|infirmary|memorial|cancer|institute',
    'medical cent(?:er|re)s?|med(?:ical)? ctr',
    '(?:hospital|health|health ?care) (?:systems?|district|authority|trust)',
  ],
  'a clinic': [
    'clinics?|clinicas?|medical|physicians?|outpatient|ambulatory|dialysis|hemophilia|diet',
    '(?:urgent|primary|eye) care|wellness cent(?:er|re)|family (?:medicine|practice)|internal medicine',
    'treatment|recovery|rehab(?:ilitation)?|surgery|surgical|surgeons?|pain|p(?:a)?ediatrics?|orthop(?:a)?edics?',
    String.raw`(?:hemat|onc|ur|cardi|dermat|neur|nephr|rheumat|gastroenter|ophthalm|radi|gynec)\w*olog(?:y|ists?)`,
  ],
  'a health center': [
    'health ?centers?|health care|health (?:and|&) wellness',
    'health (?:network|alliance|services?|group|foundation|department|dept|program|initiative)s?',
    '(?:community|public|family|primary|rural|county|behavioral|mental) health',
  ],
  'a public body or a charity': [
    '(?:county|city|state|university|college|regents|board|department|dept|commission) of',
    'university|college|authority|district|bureau|office|program|foundation|alliance|association|coalition|society|council|research|government',
  ],
  'an insurer': ['(?:health|medical|care) plans?|insurance|hmo|managed care'],
  'a manager or adviser': [
    'management|consult(?:ants?|ing)|staffing|services?|solutions?|systems?|acquisitions?',
  ],
  'a supplier': [
    'suppl(?:y|ies)|equipment|products?|wholesalers?|wholesale|distribut(?:ion|ors?|ing)|oxygen|dme',
    'laborator(?:y|ies)|labs?|(?:bio)?technolog(?:y|ies)|biotech|orthotics?|prosthetics?',
  ],
  'care at home': ['home ?care|home (?:health|medical)|hospice|nursing|infusions?|mail'],
} as const;

const kindsOfOwner = Object.entries(otherNames).map(
  ([kind, words]) => [kind, new RegExp(String.raw`\b(?:${words.join('|')})\b`, 'i')] as const,
);

/** Codes of the pharmacy family (NUCC, https://taxonomy.nucc.org) of which a counter is open to all who come. */
const openCodes: ReadonlySet<string> = new Set(['3336C0003X', '3336C0004X', '333600000X']);
const homeInfusionCode = '3336H0001X';
const family = '3336';
/** Codes of clinics, hospitals, agencies, plans and physicians, by how they begin. */
const institutionCode = /^(?:261Q|28[1-46]|251|30[125]|20[78]|193)/;

/**
 * Why a pharmacy of a register may not serve the public, by its names and codes; undefined where nothing speaks against it.
 * A name with a word for a pharmacy is believed, but for home infusion alone. Other names are doubtful where they are
 * those of an institution, an office or a supplier (`Urology Centers of Alabama`), whatever the codes say, and where no
 * code is that of a counter. A company's name that says nothing (`KGJ Enterprises`) leaves it at the codes.
 */
export function publicDoubtOf(names: readonly string[], codes: readonly string[]): string | undefined {
  const own = codes.filter((code) => code.startsWith(family));
  const isOpen = own.length === 0 || own.some((code) => openCodes.has(code));
  const coded = `code ${own.toSorted().join(', ')} alone`;
  if (names.some((name) => pharmacyWord.test(name)))
    return isOpen || !own.includes(homeInfusionCode) ? undefined : `home infusion (${coded})`;
  for (const [kind, words] of kindsOfOwner) {
    const name = names.find((text) => words.test(text));
    if (name !== undefined) return `${kind} (named "${name}")`;
  }
  const other = codes.find((code) => institutionCode.test(code));
  if (other !== undefined) return `an institution (code ${other})`;
  return isOpen ? undefined : `no counter for all (${coded})`;
}
