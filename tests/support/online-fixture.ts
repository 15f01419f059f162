import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withCheckDigit } from '../../scripts/listings/sources/nppes/npi.ts';
import type { City } from '../../src/domain/places/city.ts';
import { isCitySlug } from '../../src/domain/text/slug.ts';

/** A server on this machine, and the queries and paths that it was asked for. */
export interface LocalServer {
  readonly url: string;
  readonly requests: URLSearchParams[];
  readonly paths: string[];
  readonly close: () => Promise<void>;
}

/** Starts a server that answers with `answer`. `number` counts requests from 1. */
export async function localServer(
  answer: (
    query: URLSearchParams,
    response: ServerResponse,
    number: number,
    body: string,
    path: string,
  ) => void,
): Promise<LocalServer> {
  const requests: URLSearchParams[] = [];
  const paths: string[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    const { searchParams: query, pathname } = new URL(request.url ?? '/', 'http://localhost');
    requests.push(query);
    paths.push(pathname);
    const number = requests.length;
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => answer(query, response, number, body, pathname));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `http://127.0.0.1:${address.port}/api/`,
    requests,
    paths,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

export const quickRetries = {
  gapMs: 0,
  firstWaitMs: 1,
  longestWaitMs: 2,
  tries: 4,
  timeoutMs: 2000,
  largest: 10_000_000,
} as const;

/** Makes the city of Miami, FL, with these ZIP codes. */
export function cityFixture(zips: readonly string[] = ['33101', '33125']): City {
  const slug = 'miami-fl';
  if (!isCitySlug(slug)) throw new Error('Not a slug');
  return {
    name: 'Miami',
    state: 'FL',
    slug,
    location: { lat: 25.77, lng: -80.19 },
    population: 400_000,
    county: 'Miami-Dade',
    timeZone: 'America/New_York',
    zips,
  };
}

/** Returns an NPI with its check digit, made from a serial number. */
export const npiOf = (serial: number): string => withCheckDigit(`1${String(serial).padStart(8, '0')}`);

/** Returns a provider as the API of the US register (NPPES) writes it. */
export const apiProvider = (serial: number, zip = '331251234') => ({
  created_epoch: '1116806400000',
  enumeration_type: 'NPI-2',
  number: npiOf(serial),
  basic: {
    organization_name: `NUMBER ${serial} PHARMACY INC`,
    authorized_official_first_name: 'JANE',
    authorized_official_last_name: 'SURNAME',
    enumeration_date: '2005-05-23',
    last_updated: '2024-03-01',
    certification_date: '2025-04-02',
    status: 'A',
  },
  addresses: [
    {
      address_purpose: 'MAILING',
      address_1: 'PO BOX 1',
      city: 'TAMPA',
      state: 'FL',
      postal_code: '336011234',
      country_code: 'US',
      telephone_number: '',
    },
    {
      address_purpose: 'LOCATION',
      address_1: `${serial + 1} NW 7TH STREET`,
      city: 'MIAMI',
      state: 'FL',
      postal_code: zip,
      country_code: 'US',
      telephone_number: '305-263-3334',
    },
  ],
  taxonomies: [
    {
      code: '3336C0003X',
      desc: 'Pharmacy, Community/Retail Pharmacy',
      primary: true,
      state: '',
      license: '',
    },
  ],
  other_names: [],
});
