import { z } from 'zod';
import type { City } from '../../../../src/domain/places/city.ts';
import { faultOf } from '../../../cli/problems/fault-of.ts';
import { collectOutcomes, type ReadFiles } from '../../import/collect-outcomes.ts';
import { InputError } from '../../import/input-error.ts';
import type { ImportScope } from '../../import/record-outcome.ts';
import { type Asking, keptAnswer, RefusedRequest } from '../../online/polite-fetch.ts';
import {
  apiNamesIn,
  makeProvider,
  type NppesProvider,
  readProvider,
  registerSource,
  tradingNameType,
} from './nppes-provider.ts';

const registerApi = 'https://npiregistry.cms.hhs.gov/api/';
const pageSize = 200;
// The API gives at most six pages of 200 results for one query. Narrower queries reach the rest.
const mostSkipped = 1000;

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? ''));
type Texts<Value> = Readonly<Record<string, Value>>;
const texts = (names: readonly string[]) => z.object(Object.fromEntries(names.map((name) => [name, text])));
const provider = z
  .object({
    number: text,
    enumeration_type: text,
    basic: texts([...apiNamesIn('basic'), 'status']),
    addresses: z.array(texts([...apiNamesIn('address'), 'address_purpose'])),
    taxonomies: z.array(z.object({ code: text })),
    other_names: z.array(z.object({ organization_name: text, code: text })).default([]),
  })
  .transform(({ basic, addresses, taxonomies, other_names, ...ids }): NppesProvider => {
    const address = addresses.find(({ address_purpose }) => address_purpose === 'LOCATION') ?? {};
    const tradingNames = other_names.filter(({ code }) => code === tradingNameType);
    const lists = {
      tradingNames: tradingNames.map(({ organization_name }) => organization_name).filter(Boolean),
      codes: taxonomies.map(({ code }) => code),
    };
    const levels: Texts<Texts<string>> = { provider: ids, basic, address };
    const entry = makeProvider(lists, ({ level, api }) => levels[level]?.[api] ?? '');
    const isActive = ['', 'A'].includes(basic.status ?? '');
    return {
      ...entry,
      entityType: entry.entityType === 'NPI-2' ? '2' : '1',
      deactivated: entry.deactivated || (isActive ? '' : 'unknown'),
    };
  });

const errors = z.object({ Errors: z.array(z.object({ description: z.string() })).min(1) });
const apiPage = z
  .object({ result_count: z.number(), results: z.array(provider) })
  .refine(({ result_count, results }) => result_count === results.length, 'not as many results as it says');

export interface RegisterQuery extends Asking {
  readonly onTrouble: (trouble: string) => void;
}

/** Fetches a city's pharmacies from the US register (NPPES). Reports missing answers to `onTrouble`. */
export async function fetchCity(city: City, query: RegisterQuery): Promise<readonly NppesProvider[]> {
  const { name, state } = city;
  const { results, isCutOff } = await fetchAllPages({ city: name, state }, query);
  const providersByNpi = new Map(results.map((result) => [result.npi, result]));
  // The register abbreviates names (`FT LAUDERDALE`), and has some under a neighbouring town.
  const fewest = Math.max(1, Math.floor(city.population / 10_000));
  const isComplete = !isCutOff && !/[\s-]/.test(name) && providersByNpi.size >= fewest;
  for (const zip of isComplete ? [] : city.zips) {
    const ofZip = await fetchAllPages({ state, postal_code: zip }, query);
    if (ofZip.isCutOff)
      query.onTrouble(
        `${city.slug}: more than ${mostSkipped + pageSize} answers for ZIP code ${zip}; some are missing`,
      );
    for (const result of ofZip.results) providersByNpi.set(result.npi, result);
  }
  return [...providersByNpi.values()];
}

async function fetchAllPages(
  where: Readonly<Record<string, string>>,
  { api = registerApi, onTrouble, ...asking }: RegisterQuery,
): Promise<{ readonly results: readonly NppesProvider[]; readonly isCutOff: boolean }> {
  const results: NppesProvider[] = [];
  for (let skip = 0; skip <= mostSkipped; skip += pageSize) {
    const url = `${api}?${new URLSearchParams({ ...askedOf, ...where, skip: String(skip) })}`;
    const page = await keptAnswer(asking, { url }, (text) => readPage(text, url)).catch((error: unknown) => {
      if (!(error instanceof RefusedRequest)) throw error;
      onTrouble(faultOf(error));
      return [];
    });
    results.push(...page);
    if (page.length < pageSize) return { results, isCutOff: false };
  }
  return { results, isCutOff: true };
}

const askedOf = {
  version: '2.1',
  enumeration_type: 'NPI-2',
  taxonomy_description: 'Pharmacy*',
  address_purpose: 'LOCATION',
  limit: String(pageSize),
};

function readPage(text: string, url: string): readonly NppesProvider[] {
  const json: unknown = JSON.parse(text);
  const { data } = errors.safeParse(json);
  if (data !== undefined)
    throw new RefusedRequest(`${url}: ${data.Errors.map(({ description }) => description).join('; ')}`);
  return apiPage.parse(json).results;
}

/** Fetches cities' pharmacies from the US register (NPPES) as records. Throws an InputError if that fails. */
export async function fetchRegister(
  cities: readonly City[],
  scope: ImportScope,
  query: RegisterQuery,
): Promise<ReadFiles> {
  const collected = collectOutcomes();
  for (const [index, city] of cities.entries()) {
    query.onProgress?.(index, cities.length);
    const providers = await fetchCity(city, query).catch((error: unknown) => {
      throw new InputError({
        file: 'the register’s API',
        value: faultOf(error),
        rule: `it must answer for ${city.name}, ${city.state}`,
        remedy: 'Run fetch again later: it goes on where it stopped.',
      });
    });
    for (const provider of providers)
      collected.onOutcome(readProvider(provider, `register API, ${city.name}, ${city.state}`, scope));
    collected.onRows(registerSource, 'register API', providers.length);
  }
  query.onProgress?.(cities.length, cities.length);
  return collected.result();
}
