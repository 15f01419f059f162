import { e164, phoneFault } from '../../fields/phone-number.ts';
import { type RawAddress, readAddress } from '../../fields/read-address.ts';
import { knownText, repairText } from '../../fields/repair-text.ts';
import { storeNumberOfName } from '../../fields/store-number.ts';
import { droppedRow, type ImportScope, isoDate, type RowOutcome } from '../../import/record-outcome.ts';
import { isPersonalName } from '../../names/person-name.ts';
import { publicName, tradingName } from '../../names/trading-name.ts';
import { faultOfText, isPlainText } from '../../plain-text.ts';
import { isNpi } from './npi.ts';
import { isPharmacyCode, servicesOfCodes, typesOfCodes } from './taxonomy-codes.ts';

/** Source id of the US register (NPPES). */
export const registerSource = 'nppes';

export const noPharmacyCode = 'no code of the pharmacy family in any slot';

/** A provider's entry in the US register (NPPES), from its file or API. People's names are never read. */
export interface NppesProvider {
  readonly npi: string;
  /** `1` for a person, `2` for an organisation, empty once deactivated. */
  readonly entityType: string;
  readonly deactivated: string;
  readonly reactivated: string;
  readonly legalName: string;
  readonly tradingNames: readonly string[];
  readonly practice: RawAddress & { readonly country: string; readonly phone: string };
  readonly dates: readonly string[];
  readonly enumerated: string;
  readonly codes: readonly string[];
}

/** Reads a provider into a record, or returns why the provider is dropped. */
export function readProvider(
  provider: NppesProvider,
  origin: string,
  { states, townName }: ImportScope,
): RowOutcome {
  const { npi, practice } = provider;
  const legalName = knownName(provider.legalName) ?? '';
  const registeredTrading = provider.tradingNames.flatMap((text) => knownName(text) ?? []);
  const key = `${registerSource}/${npi}`;
  const storedLegalName = isPersonalName(legalName) ? undefined : legalName;
  const date = lastChangeDay(provider);
  const drop = (why: string, traced = true): RowOutcome =>
    droppedRow(
      { key, source: registerSource, origin, why, name: storedLegalName || undefined },
      traced,
      date,
    );
  if (provider.entityType === '1') return drop('a person, not an organisation', false);
  const deactivated = isDeactivated(provider)
    ? `deactivated ${isoDate(provider.deactivated) ?? ''}`.trim()
    : undefined;
  // The register's file has little more than number and day of a deactivated provider.
  if (deactivated !== undefined && provider.codes.length === 0) return drop(deactivated, false);
  if (!provider.codes.some(isPharmacyCode)) return drop(noPharmacyCode, false);
  if (!isNpi(npi)) return drop('the NPI has a wrong check digit');
  if (deactivated !== undefined) return drop(deactivated);
  if (!['', 'US', 'USA'].includes(practice.country)) return drop('outside the United States');
  const read = readAddress(practice, townName);
  if (!read.ok) return drop(read.why);
  if (!states.has(read.address.state)) return drop('outside the states of the lists', false);
  const { state, street } = read.address;
  const names = [...registeredTrading, legalName].filter(isPlainText);
  const { name, brand, brandText } = publicName({
    tradingNames: registeredTrading.filter(isPlainText),
    legalName: isPlainText(legalName) ? legalName : '',
    ...{ state, street },
  });
  const phone = e164(practice.phone);
  const tradingNames = registeredTrading.filter((text) => isPlainText(text) && !isPersonalName(text));
  return {
    kind: 'record',
    record: {
      key,
      source: registerSource,
      kind: 'register',
      date,
      origin,
      provesPharmacy: true,
      npi,
      name,
      legalName: storedLegalName || undefined,
      tradingNames: tradingNames.length === 0 ? undefined : tradingNames,
      codes: [...new Set(provider.codes)],
      enumerated: isoDate(provider.enumerated),
      brand: brand?.brand,
      brandEvidence: brand === undefined ? undefined : `brand table: registered as "${brandText}"`,
      sign: brand?.sign,
      branch: brand === undefined ? undefined : firstStoreNumber(names),
      address: read.address,
      site: read.site,
      phone,
      types: typesOfCodes(provider.codes),
      services: servicesOfCodes(provider.codes),
      accepts: [],
      accessibility: {},
      languages: [],
      refused: [
        ...read.repairs,
        ...(phone === undefined && practice.phone !== ''
          ? [`phone "${practice.phone}": ${phoneFault(practice.phone)}`]
          : []),
        ...(name !== undefined ? [] : [`name: ${faultOfText(legalName) ?? whyNameless(names)}`]),
      ],
    },
  };
}

const knownName = (text: string): string | undefined => knownText(repairText(text));

function whyNameless(names: readonly string[]): string {
  const street = names.map(tradingName).find((name) => name !== undefined);
  return street === undefined ? 'a person’s, which is not kept' : `"${street}" is a street`;
}

const firstStoreNumber = (names: readonly string[]): string | undefined =>
  names.map(storeNumberOfName).find((branch) => branch !== undefined);

const lastChangeDay = ({ dates, deactivated, reactivated }: NppesProvider): string | undefined =>
  [...dates, deactivated, reactivated]
    .flatMap((date) => (date === '' ? [] : (isoDate(date) ?? [])))
    .toSorted()
    .at(-1);

const isDeactivated = ({ deactivated, reactivated }: NppesProvider): boolean =>
  deactivated !== '' && (isoDate(reactivated) ?? '') < (isoDate(deactivated) ?? '9999');
