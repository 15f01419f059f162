import { aPattern, factRows } from '../../lists/facts/fact-rows.ts';
import type { SourceRecord } from '../import/source-record.ts';
import type { Cluster } from '../merge/pharmacy-merge.ts';
import { type NameWords, namePattern, nameWords } from '../names/name-words.ts';
import { isPharmacyCode } from '../sources/nppes/nppes-provider.ts';
import { withSoundPosition } from './false-facts.ts';

const [alwaysRestricted, usuallyRestricted] = [nameWords('always'), nameWords('unless for all')];
const [publicNames, ownerWords] = [nameWords('for all'), nameWords('owner')];
const pharmacyWord = namePattern('pharmacy');

/** Why visitors cannot use a pharmacy, by its taxonomy code (NUCC, https://taxonomy.nucc.org). */
const restrictionByCode: Readonly<Record<string, string>> = {
  '3336I0012X': 'institutional',
  '3336L0003X': 'long-term care only',
  '3336M0002X': 'mail order only',
  // Managed care and nuclear pharmacies supply plans and hospitals.
  '3336M0003X': 'no dispensing to patients',
  '3336N0007X': 'no dispensing to patients',
};
const communityCode = '3336C0003X';
/** Taxonomy codes of pharmacies with a public counter: community, compounding, unspecified. */
const openCodes: ReadonlySet<string> = new Set([communityCode, '3336C0004X', '333600000X']);
const homeInfusionCode = '3336H0001X';
/** Matches taxonomy codes of clinics, hospitals, agencies, health plans and physicians. */
const institutionCodeStart = /^(?:261Q|28[1-46]|251|30[125]|20[78]|193)/;

function firstKind(words: readonly NameWords[], names: readonly string[]): string | undefined {
  for (const { kind, pattern } of words) {
    const name = names.find((text) => pattern.test(text));
    if (name !== undefined) return `${kind} (named "${name}")`;
  }
  return undefined;
}

const codesAlone = (codes: readonly string[]): string => `code ${codes.toSorted().join(', ')} alone`;

/** Returns why visitors cannot use a pharmacy, or undefined: `correctional (named "Oak Prison")`. */
export function restrictionOf(names: readonly string[], codes: readonly string[]): string | undefined {
  const pharmacyCodes = [...new Set(codes.filter(isPharmacyCode))];
  // The code of a community pharmacy outweighs a name for mail order, but not one of a prison.
  const isOpen =
    pharmacyCodes.includes(communityCode) ||
    (pharmacyCodes.length === 0 && firstKind(publicNames, names) !== undefined);
  const byName =
    firstKind(alwaysRestricted, names) ?? (isOpen ? undefined : firstKind(usuallyRestricted, names));
  const kinds = new Set(pharmacyCodes.map((code) => restrictionByCode[code]));
  if (byName !== undefined || kinds.size === 0 || kinds.has(undefined)) return byName;
  return `${[...kinds].toSorted().join(' and ')} (${codesAlone(pharmacyCodes)})`;
}

/** Returns why a pharmacy may not serve the public, or undefined: `a clinic (named "Oak Clinic")`. */
export function publicDoubtOf(names: readonly string[], codes: readonly string[]): string | undefined {
  const pharmacyCodes = codes.filter(isPharmacyCode);
  const isOpen = pharmacyCodes.length === 0 || pharmacyCodes.some((code) => openCodes.has(code));
  // A name that says pharmacy outweighs all codes but home infusion’s.
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

/** Tells whether a listing is a pharmacy, why visitors cannot use it (`restricted`), or may not (`doubt`). */
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
  // A chain’s pharmacy, or one that another source knows, is beyond doubt.
  if (open.some(({ kind, brand }) => kind !== 'register' || brand !== undefined)) return { isPharmacy: true };
  const codes = open.flatMap((record) => record.codes ?? []);
  const why = publicDoubtOf(open.flatMap(namesOf), codes);
  return { isPharmacy: true, doubt: why === undefined ? undefined : { why, record: first.key } };
}

type NamedRecord = Pick<SourceRecord, 'name' | 'tradingNames' | 'legalName'>;

/** Returns a record's names: its own, then trading names, then the legal name. */
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

/** Returns the row of closed-chains.csv for the chain of a record, or undefined. */
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

/** Marks a record as closed or restricted by its names and codes, and removes an impossible position. */
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

/** Returns the last day of a year or month: `2025-10` → `2025-10-31`, `2021` → `2021-12-31`. */
const lastDayOfPeriod = (date: string): string => {
  const [year = 0, month = 12] = date.split('-').map(Number);
  return date.length === 10 ? date : new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};
