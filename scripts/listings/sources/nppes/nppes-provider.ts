import { z } from 'zod';
import { services, statedTypes } from '../../../../src/domain/pharmacy/filters.ts';
import { factRows, oneOf } from '../../../lists/facts/fact-rows.ts';
import { e164, phoneFault } from '../../fields/phone-number.ts';
import { readAddress } from '../../fields/read-address.ts';
import { knownText, repairText } from '../../fields/repair-text.ts';
import { storeNumberOfName } from '../../fields/store-number.ts';
import { droppedRow, type ImportScope, isoDate, type RowOutcome } from '../../import/record-outcome.ts';
import { latestDay, noLists } from '../../import/source-record.ts';
import { isPersonalName } from '../../names/person-name.ts';
import { publicName, tradingName } from '../../names/trading-name.ts';
import { faultOfText, isPlainText } from '../../plain-text.ts';
import { isNpi } from './npi.ts';

/** Source id of the US register (NPPES). */
export const registerSource = 'nppes';

export const noPharmacyCode = 'no code of the pharmacy family in any slot';

/** Type code of a trading name, among the other names of a provider in the US register (NPPES). */
export const tradingNameType = '3';

const text = z.string();
// People's names are never read.
const providerSchema = z.object({
  npi: text,
  /** Kind of provider: `1` for a person, `2` for an organisation, empty once deactivated. */
  entityType: text,
  legalName: text,
  ...{ line1: text, line2: text, city: text, state: text, zip: text, country: text, phone: text },
  ...{ enumerated: text, updated: text, certified: text, deactivated: text, reactivated: text },
  tradingNames: z.array(text),
  codes: z.array(text),
});
/** A provider in the US register (NPPES), from its file or API. Unknown texts are empty. */
export type NppesProvider = Readonly<z.infer<typeof providerSchema>>;

const fields = factRows('provider-fields', 'scripts/listings/sources/nppes', {
  field: oneOf(Object.keys(providerSchema.shape)),
  level: oneOf(['provider', 'basic', 'address']),
}).map(({ field = '', column = '', level = '', api = '' }) => ({ field, column, level, api }));

/** Names of the columns in the register's file that hold a provider's texts. */
export const providerColumns = fields.map(({ column }) => column);

/** Returns the names that a provider's texts have in a level of the API's answers: `basic`. */
export const apiNamesIn = (level: string): readonly string[] =>
  fields.flatMap((field) => (field.level === level ? [field.api] : []));

/** Makes a provider of lists, and of texts that `textOf` finds by a file's `column`, or by an API's names. */
export const makeProvider = (
  lists: Pick<NppesProvider, 'tradingNames' | 'codes'>,
  textOf: (at: (typeof fields)[number]) => string,
): NppesProvider =>
  providerSchema.parse({ ...Object.fromEntries(fields.map((at) => [at.field, textOf(at)])), ...lists });

// Taxonomy of NUCC (https://taxonomy.nucc.org)
const codeRows = factRows('taxonomy-codes', 'scripts/listings/sources/nppes', {
  type: oneOf([...statedTypes, '']),
  service: oneOf([...services, '']),
});

/** True if a taxonomy code is a pharmacy's: `3336C0003X`. False for a pharmacist's: `183500000X`. */
export const isPharmacyCode = (code: string): boolean => code.startsWith('3336');

function statedByCodes<Word extends string>(
  codes: readonly string[],
  column: 'type' | 'service',
  known: readonly Word[],
): readonly Word[] {
  const texts = codes.map((code) => codeRows.find((row) => row.code === code)?.[column]);
  return [...new Set(texts.flatMap((text) => known.find((word) => word === text) ?? []))];
}

/** Reads a provider of the US register into a record, or returns why it is dropped. */
export function readProvider(
  provider: NppesProvider,
  origin: string,
  { states, townName }: ImportScope,
): RowOutcome {
  const { npi, codes } = provider;
  const legalName = knownName(provider.legalName) ?? '';
  const tradingNames = provider.tradingNames.flatMap((text) => knownName(text) ?? []).filter(isPlainText);
  const key = `${registerSource}/${npi}`;
  const storedLegalName = legalName === '' || isPersonalName(legalName) ? undefined : legalName;
  const date = lastChangeDay(provider);
  const drop = (why: string, traced = true): RowOutcome =>
    droppedRow({ key, source: registerSource, origin, why, name: storedLegalName }, traced, date);
  if (provider.entityType === '1') return drop('a person, not an organisation', false);
  const deactivated = deactivationOf(provider);
  // The register's file has little more than number and day of a deactivated provider.
  if (deactivated !== undefined && codes.length === 0) return drop(deactivated, false);
  if (!codes.some(isPharmacyCode)) return drop(noPharmacyCode, false);
  if (!isNpi(npi)) return drop('the NPI has a wrong check digit');
  if (deactivated !== undefined) return drop(deactivated);
  if (!['', 'US', 'USA'].includes(provider.country)) return drop('outside the United States');
  const read = readAddress(provider, townName);
  if (!read.ok) return drop(read.why);
  if (!states.has(read.address.state)) return drop('outside the states of the lists', false);
  const { state, street } = read.address;
  const plainLegalName = isPlainText(legalName) ? legalName : '';
  const { name, brand, brandText } = publicName({ tradingNames, legalName: plainLegalName, state, street });
  const names = [...tradingNames, plainLegalName];
  const phone = e164(provider.phone);
  const refused = [...read.repairs];
  if (phone === undefined && provider.phone !== '')
    refused.push(`phone "${provider.phone}": ${phoneFault(provider.phone)}`);
  if (name === undefined) refused.push(`name: ${faultOfText(legalName) ?? whyNameless(names)}`);
  const storedTradingNames = tradingNames.filter((text) => !isPersonalName(text));
  return {
    ...noLists,
    ...{ key, source: registerSource, kind: 'register', date, origin, provesPharmacy: true, npi, name },
    legalName: storedLegalName,
    tradingNames: storedTradingNames.length === 0 ? undefined : storedTradingNames,
    codes: [...new Set(codes)],
    enumerated: isoDate(provider.enumerated),
    ...(brand !== undefined && {
      brand: brand.brand,
      brandEvidence: `brand table: registered as "${brandText}"`,
      sign: brand.sign,
      branch: names.map(storeNumberOfName).find((branch) => branch !== undefined),
    }),
    ...{ address: read.address, site: read.site, phone },
    types: statedByCodes(codes, 'type', statedTypes),
    services: statedByCodes(codes, 'service', services),
    refused,
  };
}

const knownName = (text: string): string | undefined => knownText(repairText(text));

function whyNameless(names: readonly string[]): string {
  const street = names.map(tradingName).find((name) => name !== undefined);
  return street === undefined ? 'a person’s, which is not kept' : `"${street}" is a street`;
}

const lastChangeDay = ({ updated, certified, deactivated, reactivated }: NppesProvider): string | undefined =>
  latestDay([updated, certified, deactivated, reactivated].map(isoDate)) || undefined;

function deactivationOf({ deactivated, reactivated }: NppesProvider): string | undefined {
  const day = isoDate(deactivated);
  const isActive = deactivated === '' || (isoDate(reactivated) ?? '') >= (day ?? '9999');
  return isActive ? undefined : `deactivated ${day ?? ''}`.trim();
}
