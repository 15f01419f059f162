/** What in a name says that the place is a pharmacy; `Drug Treatment` and `Family Medicine` do not. */
const pharmacyWord = new RegExp(
  [
    'pharm|farmac|apothec|rx|prescription|chemist|compounding|medicine shop',
    'drug(?!s? (?:abuse|treatment|rehab|test|screen))',
  ].join('|'),
  'i',
);

/** Words of names that tell who else it may be, by kind; whole words, regular expressions, in any case. */
const otherNames = {
  'a hospital': [
    'hospitals?|infirmary|memorial|cancer|institute',
    'medical cent(?:er|re)s?|med ctr|regional health ?care',
    'health ?care (?:systems?|district|authority|trust)',
    'health (?:systems?|district|authority|trust|sciences)',
  ],
  'a clinic': [
    'clinics?|clinicas?|medical|physicians?|outpatient|ambulatory|dialysis|hemophilia|diet',
    '(?:urgent|primary|eye) care|wellness cent(?:er|re)|family (?:medicine|practice)|internal medicine',
    'treatment|recovery|rehab(?:ilitation)?|surgery|surgical|surgeons?|pain',
    'pa?ediatrics?|orthopa?edics?',
    '(?:hemat|onc|ur|cardi|dermat|neur|nephr|rheumat|gastroenter|ophthalm|radi|gynec)olog(?:y|ists?)',
  ],
  'a health center': [
    'health ?centers?|health care|health (?:and|&) wellness',
    'health (?:network|alliance|services?|group|foundation|department|dept|program|initiative)s?',
    '(?:community|public|family|primary|rural|county|behavioral|mental) health',
  ],
  'a public body or a charity': [
    '(?:city|state|regents|board|department|dept) of|county|commission|authority|district|government',
    'bureau|office|council|university|college|research|program|foundation|alliance|association',
    'coalition|collaborative|society',
  ],
  'an insurer': ['(?:health|medical|care) plans?|insurance|hmo|managed care'],
  'a manager or adviser': [
    'management|consult(?:ants?|ing)|staffing|services?|solutions?|systems?|acquisitions?',
  ],
  'a supplier': [
    'suppl(?:y|ies)|equipment|products?|wholesalers?|wholesale|distribut(?:ion|ors?|ing)|oxygen|dme',
    'laborator(?:y|ies)|labs?|(?:bio)?technolog(?:y|ies)|biotech|orthotics?|prosthetics?',
  ],
  'care at home': ['home ?care|home (?:health|medical)|hospice|nursing|iv therapy|infusions?|mail'],
} as const;

const kindsOfOwner = Object.entries(otherNames).map(
  ([kind, words]) => [kind, new RegExp(String.raw`\b(?:${words.join('|')})\b`, 'i')] as const,
);

/** Codes of the pharmacy family (https://taxonomy.nucc.org) whose counters are open to all who come. */
const openCodes: ReadonlySet<string> = new Set(['3336C0003X', '3336C0004X', '333600000X']);
const homeInfusionCode = '3336H0001X';
const family = '3336';
/** Codes of clinics, hospitals, agencies, plans and physicians, by how they begin. */
const institutionCode = /^(?:261Q|28[1-46]|251|30[125]|20[78]|193)/;

/**
 * Tells by its names and codes why a register's pharmacy may not serve the public; undefined where it does.
 * A name with a word for a pharmacy is believed, but for home infusion alone. Another is doubtful where it
 * is that of an institution, an office or a supplier (`Urology Centers of Alabama`), whatever the codes
 * say, and where no code is that of a counter. A company's name that says nothing (`KGJ Enterprises`)
 * leaves it at the codes.
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
