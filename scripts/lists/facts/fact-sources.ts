import tzLookup from '@photostructure/tz-lookup';
import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import type { LatLng } from '../../../src/domain/places/geo.ts';
import type { StateCode } from '../../../src/domain/places/us-state.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { type ZipCode, zipCodes } from './zip-codes.ts';

/** The centre of a ZIP code as seen from a point. */
export interface NearbyZip {
  readonly zip: ZipCode;
  readonly miles: number;
}

/** What the facts of a list are held against. */
export interface FactSources {
  readonly zip: (code: string) => ZipCode | undefined;
  /** The states that have ZIP codes of the same first three digits; a code is younger than the data now and then. */
  readonly statesOfPrefix: (code: string) => ReadonlySet<StateCode>;
  /** Nearest first, at most `most` within `miles`; of several at one point, as post-office boxes are, only one. */
  readonly zipsAround: (point: LatLng, most: number, miles: number) => readonly NearbyZip[];
  /** The IANA time zone of a point. */
  readonly timeZoneAt: (point: LatLng) => string;
}

const kilometresPerMile = 1.609344;
const prefixOf = (code: string): string => code.slice(0, 3);

/** Indexes ZIP codes once, so that a row is held against its neighbours without looking at all of them. */
function factSources(zips: readonly ZipCode[], timeZoneAt: (point: LatLng) => string): FactSources {
  const byCode = new Map(zips.map((zip) => [zip.code, zip]));
  const byPrefix = groupBy(zips, ({ code }) => prefixOf(code));
  const centres = [
    ...new Map(zips.map((zip) => [`${zip.state} ${zip.location.lat} ${zip.location.lng}`, zip])).values(),
  ];
  const index = new KDBush(centres.length);
  for (const { location } of centres) index.add(location.lng, location.lat);
  index.finish();
  return {
    zip: (code) => byCode.get(code),
    statesOfPrefix: (code) => new Set(byPrefix.get(prefixOf(code))?.map(({ state }) => state)),
    zipsAround: ({ lat, lng }, most, miles) =>
      around(index, lng, lat, most, miles * kilometresPerMile).flatMap((id) => {
        const zip = centres[id];
        if (zip === undefined) return [];
        const { location } = zip;
        return [{ zip, miles: distance(lng, lat, location.lng, location.lat) / kilometresPerMile }];
      }),
    timeZoneAt,
  };
}

let sources: FactSources | undefined;

/** The gazetteer of the United States: GeoNames' ZIP codes and tz-lookup. Loaded at first use, once. */
export function usFactSources(): FactSources {
  sources ??= factSources(zipCodes(), ({ lat, lng }) => tzLookup(lat, lng));
  return sources;
}
