import { aPattern, factRows } from '../../lists/facts/fact-rows.ts';
import type { SourceRecord } from '../import/source-record.ts';
import type { Cluster } from '../merge/pharmacy-merge.ts';
import { type NameWords, namePattern, nameWords } from '../names/name-words.ts';
import { isPharmacyCode } from '../sources/nppes/nppes-provider.ts';
import { withSoundPosition } from './false-facts.ts';

const [alwaysRestricted, usuallyRestricted] = [nameWords('always'), nameWords('unless for all')];
const [publicNames, ownerWords] = [nameWords('for all'), nameWords('owner')];
const pharmacyWord = namePattern('pharmacy');

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
/** Codes of pharmacies with a counter open to everybody: of a community, a compounding, any pharmacy. */
const openCodes: ReadonlySet<string> = new Set([communityCode, '3336C0004X', '333600000X']);
const homeInfusionCode = '3336H0001X';
/** Matches the beginnings of codes of clinics, hospitals, agencies, health plans and physicians. */
const institutionCodeStart = /^(?:261Q|28[1-46]|251|30[125]|20[78]|193)/;

function firstKind(words: readonly NameWords[], names: readonly string[]): string | undefined {
  for (const { kind, pattern } of words) {
    const name = names.find((text) => pattern.test(text));
    if (name !== undefined) return `${kind} (named "${name}")`;
  }
  return undefined;
}

const codesAlone = (codes: readonly string[]): string => `code ${codes.toSorted().join(', ')} alone`;

/**
 * Returns why a visitor cannot go to a pharmacy, such as `correctional (named "Oak Prison")`, or undefined.
 * The code of a community pharmacy outweighs a name for mail order, but not one of a prison. Codes of home
 * infusion, specialty and clinic pharmacies restrict nobody, since their patients visit them.
 */
export function restrictionOf(names: readonly string[], codes: readonly string[]): string | undefined {
  const pharmacyCodes = [...new Set(codes.filter(isPharmacyCode))];
  const isOpen =
    pharmacyCodes.includes(communityCode) ||
    (pharmacyCodes.length === 0 && firstKind(publicNames, names) !== undefined);
  const byName =
    firstKind(alwaysRestricted, names) ?? (isOpen ? undefined : firstKind(usuallyRestricted, names));
  const kinds = new Set(pharmacyCodes.map((code) => restrictionByCode[code]));
  if (byName !== undefined || kinds.size === 0 || kinds.has(undefined)) return byName;
  return `${[...kinds].toSorted().join(' and ')} (${codesAlone(pharmacyCodes)})`;
}

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
  if (names.some((name) => pharmacyWord.test(name)))
    return isOpen || !pharmacyCodes.includes(homeInfusionCode)
      ? undefined
      : `home infusion (${codesAlone(pharmacyCodes)})`;
  const institutionCode = codes.find((code) => institutionCodeStart.test(code));
  return (
    firstKind(ownerWords, names) ??
    (institutionCode && `an institution (code ${institutionCode})`) ??
    (isOpen ? undefined : `no counter for all (${codesAlone(pharmacyCodes)})`)
  );
}

export type PublicAccess = ReturnType<typeof publicAccessOf>;

/**
 * Tells whether a listing is a pharmacy, why visitors cannot go there (`restricted`), or why it may not serve
 * them and which record says so (`doubt`). A chain's pharmacy, or one that another source knows, is no doubt.
 */
export function publicAccessOf({ current, superseded }: Cluster) {
  const provenBy = (records: readonly SourceRecord[]) => records.filter((record) => record.provesPharmacy);
  const shown = provenBy(current.map(({ record }) => record));
  // A pharmacy that moved is proven by the address that it left.
  const proving =
    shown.length > 0
      ? shown
      : provenBy(superseded.flatMap(({ record, end }) => (end === 'moved' ? record : [])));
  const still = proving.filter(({ closed }) => closed === undefined);
  const open = still.filter(({ restricted }) => restricted === undefined);
  const [first] = open;
  if (first === undefined) return { isPharmacy: proving.length > 0, restricted: still[0]?.restricted };
  if (open.some(({ kind, brand }) => kind !== 'register' || brand !== undefined)) return { isPharmacy: true };
  const codes = open.flatMap((record) => record.codes ?? []);
  const why = publicDoubtOf(open.flatMap(namesOf), codes);
  return { isPharmacy: true, doubt: why === undefined ? undefined : { why, record: first.key } };
}

type NamedRecord = Pick<SourceRecord, 'name' | 'tradingNames' | 'legalName'>;

/** Returns the names of a record's pharmacy, its own first and its owner's last. */
const namesOf = ({ name, tradingNames = [], legalName }: NamedRecord): readonly string[] =>
  [name, ...tradingNames, legalName].flatMap((text) => text ?? []);

const closedChains = factRows('closed-chains', 'scripts/listings/truth', { names: aPattern }).map(
  ({ chain = '', names = '', brand = '', kind = '', only = '', on = '', source = '' }) => ({
    ...{ chain, brand, on, source },
    onlyKind: kind,
    namePattern: new RegExp(names, 'i'),
    onlyStates: only.split(' ').filter((state) => state !== ''),
  }),
);

/** Returns the closed chain of a record, or undefined. If the record has a brand, its names do not count. */
export function closedChainOf(
  record: NamedRecord & Pick<SourceRecord, 'kind' | 'brand' | 'sign' | 'address'>,
) {
  const { kind, brand, sign, address } = record;
  const names = (brand === undefined ? [...namesOf(record), sign ?? ''] : [brand]).map((text) => text.trim());
  return closedChains.find(
    (chain) =>
      (names.some((text) => chain.namePattern.test(text)) || chain.brand === brand) &&
      (chain.onlyKind === '' || chain.onlyKind === kind) &&
      (chain.onlyStates.length === 0 || chain.onlyStates.includes(address?.state ?? '')),
  );
}

/**
 * Marks a record whose chain closed or whose pharmacy is not for visitors, and removes an impossible
 * position. An editor's record is only checked for the position.
 */
export function withOwnTruths(record: SourceRecord): SourceRecord {
  if (record.kind === 'owner') return withSoundPosition(record);
  return withSoundPosition({
    ...record,
    closed: record.closed ?? closureOf(record),
    restricted: record.restricted ?? restrictionOf(namesOf(record), record.codes ?? []),
  });
}

function closureOf(record: SourceRecord): SourceRecord['closed'] {
  const closed = closedChainOf(record);
  if (closed === undefined) return undefined;
  const { chain, on, source } = closed;
  return { on: lastDayOfPeriod(on), why: `${chain} (${source})`, citation: source };
}

/** `2025-10` → `2025-10-31`, `2021` → `2021-12-31`. */
const lastDayOfPeriod = (date: string): string => {
  const [year = 0, month = 12] = date.split('-').map(Number);
  return date.length === 10 ? date : new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};
