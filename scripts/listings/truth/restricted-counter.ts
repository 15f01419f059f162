/** Why a counter serves no visitor who walks in. */
export type Restriction =
  | 'correctional'
  | 'military'
  | 'veterans only'
  | 'institutional'
  | 'long-term care only'
  | 'mail order only'
  | 'closed door'
  | 'no dispensing to patients'
  | 'for animals only'
  | 'a test entry';

/** Names of prisons and jails; a street or a town may hold the word alone. */
const correctional =
  /\b(?:corrections?|correctional|penitentiary|jail|prison|detention|reformatory|inmate|juvenile justice)\b/i;

/** What the armed forces name their hospitals and bases; a `Navy Blvd` or a `Salvation Army` is none of theirs. */
const military = new RegExp(
  [
    String.raw`\bnaval (?:hospital|health|medical|branch|air station|station|base|dental|support)\b`,
    String.raw`\b(?:army|navy|air force|marine corps|coast guard) (?:community |regional )?(?:hospital|health|medical|base|clinic|station|depot|branch|reserve|exchange|dept|department)\b`,
    String.raw`\b(?:u\.? ?s\.?|united states|dep(?:artmen)?t\.? of the) (?:army|navy|air force|marine|coast guard)\b`,
    String.raw`\b(?:afb|usaf|usn|uscg|mcas|medcen|meddac)\b`,
    String.raw`\bair force base\b`,
    String.raw`\b\d+(?:st|nd|rd|th) (?:medical (?:gp|grp|group|operations|support)|md(?:g|os|ss))\b`,
    String.raw`\b(?:department|dept\.?) of defense\b`,
    String.raw`\bdefense health agency\b`,
    String.raw`\bmilitary (?:hospital|treatment|medical)\b`,
    String.raw`\btroop medical clinic\b`,
  ].join('|'),
  'i',
);

const veterans = new RegExp(
  [
    String.raw`\bveterans? (?:affairs|administration|home|hospital|medical|health|nursing)\b`,
    String.raw`\bvamc\b`,
    String.raw`\bva (?:medical center|medical ctr|hospital|outpatient|clinic|health ?care system)\b|^va pharmacy\b`,
    String.raw`\b(?:cmop|consolidated mail outpatient)\b`,
  ].join('|'),
  'i',
);

/** What registers hold beside pharmacies: a name that says so, or that is made of nothing but such words. A `Test & Treat Pharmacy` is one. */
const testEntry =
  /\bdo not use\b|^(?=.*\b(?:test|testing|dummy|fake)\b)(?:(?:a|the|test|testing|dummy|fake|pharmacy|drugs?|drugstore|store|provider|organization|facility|location|account|entry|record|inc|llc|corp|no|\d+)(?:[\s.,#()-]+|$))+$/i;

/**
 * Pharmacies of animals by what they call themselves, but for those that name people too (`Smith Drug & Pet Meds`, `Valley Pharmacy / Pet Rx`,
 * `Family and Pet Pharmacy`). `Vet` alone may be a veteran.
 */
const animals =
  /^(?!.*\b(?:people|humans?|family|drug ?stores?|(?:community|retail) (?:pharmacy|drugs?|rx))\b)(?!.*(?:[&+/]|\b(?:and|with)\b)\s*(?:vet|animal|pet|equine))(?!.*(?<!\b(?:pets?|animal|veterinary) )\bdrugs?\b.*\b(?:vet|animal|pet|equine))(?:.*\b(?:veterinar(?:y|ians?)|vet (?:clinic|hosp(?:ital)?)|animal (?:hosp(?:ital)?|clinic|health|medical|care)|pets? (?:pharmacy|meds?|rx|drugs)|pet(?:meds?|rx)|equine)\b|chewy\b)/i;
/** What prepares radioactive medicines for hospitals; a register has some as community pharmacies. */
const nuclear = /\bradio[- ]?pharmac|\bnuclear (?:pharmac|medicine|rx)|\bisotopes?\b/i;

const longTermCare = /\bl\.?t\.?c\.?(?:rx)?\b|\blong[- ]term[- ]care\b|\bnursing home\b/i;
/** A central fill makes up what other pharmacies hand out. */
const closedDoor = /\bclosed[- ](?:door|system|shop)\b|\bcentral[- ]fill\b/i;
const institutional = /\binstitutional\b|\bin-?patient (?:pharmac|rx)/i;
/** What says in such a name that those who come are served too: `Smith Drug & LTC`, `Oak Pharmacy, Mail Order & Retail`. */
const publicToo =
  /\b(?:(?:community|retail|out-?patient|walk-?in|family|drugs?|drug ?stores?)\b|pharmacy\s*(?:[&+/,]|and\b))/i;
const mailOrder = /\bmail[- ]order\b|rx home delivery\b/i;

/** Codes of the pharmacy family (NUCC, https://taxonomy.nucc.org) by whom they serve. */
const institutionalCode = '3336I0012X';
const longTermCareCode = '3336L0003X';
const mailOrderCode = '3336M0002X';
/** Managed care and nuclear pharmacies supply plans and hospitals. */
const suppliers: ReadonlySet<string> = new Set(['3336M0003X', '3336N0007X']);
const communityCode = '3336C0003X';
/** `Pharmacy`, which says no more than the family. */
const anyPharmacyCode = '333600000X';
const family = '3336';

/**
 * Why a pharmacy is no place to go for a visitor, by its names and the codes of its register row; undefined where it is one. A
 * prison's or a base's counter, or one of animals, serves nobody else whatever its codes are, one that calls itself closed says so, and a
 * register's test entry is none at all. A place on a map has a name and no codes. By codes, only a pharmacy that states nothing but
 * such kinds is left out; one that is a community pharmacy too serves those who come. Of home infusion, specialty and
 * clinic pharmacies none is left out: their patients are visitors.
 */
export function restrictionOf(
  names: readonly string[],
  codes: readonly string[],
): { readonly kind: Restriction; readonly evidence: string } | undefined {
  const named = (kind: Restriction, pattern: RegExp) => {
    const name = names.find((text) => pattern.test(text));
    return name === undefined ? undefined : { kind, evidence: `named "${name}"` };
  };
  const always =
    named('a test entry', testEntry) ??
    named('correctional', correctional) ??
    named('military', military) ??
    named('veterans only', veterans) ??
    named('closed door', closedDoor) ??
    named('for animals only', animals) ??
    named('no dispensing to patients', nuclear);
  if (always !== undefined) return always;
  const own = new Set(codes.filter((code) => code.startsWith(family)));
  if (own.has(communityCode)) return undefined;
  if (own.size === 0 && names.some((name) => publicToo.test(name))) return undefined;
  const byName =
    named('institutional', institutional) ??
    named('long-term care only', longTermCare) ??
    named('mail order only', mailOrder);
  if (byName !== undefined) return byName;
  if (own.size === 0 || own.has(anyPharmacyCode)) return undefined;
  const only = (kinds: (code: string) => boolean): boolean => [...own].every(kinds);
  const coded = (kind: Restriction) => ({ kind, evidence: `code ${[...own].toSorted().join(', ')} alone` });
  if (only((code) => code === institutionalCode)) return coded('institutional');
  if (only((code) => code === longTermCareCode || code === institutionalCode))
    return coded('long-term care only');
  if (only((code) => code === mailOrderCode)) return coded('mail order only');
  if (only((code) => suppliers.has(code))) return coded('no dispensing to patients');
  return only(
    (code) => [institutionalCode, longTermCareCode, mailOrderCode].includes(code) || suppliers.has(code),
  )
    ? coded('closed door')
    : undefined;
}
