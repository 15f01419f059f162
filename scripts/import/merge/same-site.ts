import { distanceMiles } from '../../../src/domain/places/geo.ts';
import { tookOver } from '../fields/brand-table.ts';
import type { SourceRecord } from '../source-record.ts';
import { alikeNames } from './name-likeness.ts';
import { branchKeys, isSameBranch } from './same-branch.ts';

/** 200 m in statute miles: two points of one shop, as sources place them, lie no further apart. */
const nearMiles = 0.1243;
/** Entrances of one business on a street: house numbers that differ by less than this. */
const nextDoor = 20;

/**
 * Why two records are one listing. `npi`, `branch`, `phone`, `brand`, `name`, `next-door` and `took-over` make them one business;
 * `site` says only that one address holds one pharmacy, so the one with the older word is a predecessor.
 */
export type Link = 'npi' | 'branch' | 'phone' | 'brand' | 'name' | 'next-door' | 'took-over' | 'site';

const equal = <Value>(a: Value | undefined, b: Value | undefined): boolean => a !== undefined && a === b;

const alike = (a: SourceRecord, b: SourceRecord): boolean =>
  [a.name, a.legalName].some((one) =>
    [b.name, b.legalName].some((other) => one !== undefined && other !== undefined && alikeNames(one, other)),
  );

/** A store list's brand stands where the other's name is one of those the brand took over. */
const took = (a: SourceRecord, b: SourceRecord): boolean =>
  a.brand !== undefined &&
  [b.legalName, b.name, b.brand].some((name) => name !== undefined && tookOver(a.brand ?? '', name));

const isNear = (a: SourceRecord, b: SourceRecord): boolean =>
  a.location !== undefined && b.location !== undefined && distanceMiles(a.location, b.location) <= nearMiles;

/** A hospital's or clinic's own pharmacy and another one may stand in one building; other kinds follow one another. */
const isInstitution = ({ types }: SourceRecord): boolean =>
  types.length > 0 && types.every((type) => type === 'hospital' || type === 'clinic');

/** Whether two units are one, or one of them a range that begins or ends with the other: `103` and `103-104`. */
function unitsMeet(a: string, b: string): boolean {
  if (a === b) return true;
  const ends = (unit: string): readonly string[] => (/^\d{3,}-\d{3,}$/.test(unit) ? unit.split('-') : []);
  return ends(a).includes(b) || ends(b).includes(a);
}

/**
 * The reason for which two records are of one listing, if there is one. Symmetric. Units that differ keep two records
 * apart unless phone and name both agree; a shared phone joins nothing that stands elsewhere, since chains and health
 * systems register one number for many places.
 */
export function linkOf(a: SourceRecord, b: SourceRecord): Link | undefined {
  if (equal(a.npi, b.npi)) return 'npi';
  if (isSameBranch(a, b)) return 'branch';
  if (a.npi !== undefined && b.npi !== undefined && a.address === undefined) return undefined;
  const phone = equal(a.phone, b.phone);
  const brand = equal(a.brand, b.brand);
  const named = brand || alike(a, b);
  if (a.site === undefined || b.site === undefined || a.address === undefined || b.address === undefined) {
    if (phone && named) return 'phone';
    return isNear(a, b) && named ? (brand ? 'brand' : 'name') : undefined;
  }
  const { address: placeA, site: siteA } = a;
  const { address: placeB, site: siteB } = b;
  const sameTown = placeA.state === placeB.state && placeA.city.toLowerCase() === placeB.city.toLowerCase();
  if (placeA.zip !== placeB.zip && !sameTown) return undefined;

  const sameStreet = siteA.core !== '' && siteA.core === siteB.core;
  const exact = siteA.number === siteB.number && siteA.street === siteB.street;
  const loose = siteA.number !== '' && siteA.number === siteB.number && sameStreet;
  if (exact || loose) {
    const unitsDiffer = siteA.unit !== '' && siteB.unit !== '' && !unitsMeet(siteA.unit, siteB.unit);
    if (unitsDiffer) {
      if (phone && named) return 'phone';
      // A store list and the register often name different units of one store.
      return brand && a.kind !== b.kind ? 'brand' : undefined;
    }
    if (phone) return 'phone';
    if (brand) return 'brand';
    if (took(a, b) || took(b, a)) return 'took-over';
    if (a.brand !== undefined && b.brand !== undefined) return undefined;
    if (named) return 'name';
    const sameUnit =
      siteA.unit === '' ? siteB.unit === '' && isInstitution(a) === isInstitution(b) : siteB.unit !== '';
    const bothThere =
      a.provesPharmacy && b.provesPharmacy && a.closed === undefined && b.closed === undefined;
    return exact && siteA.number !== '' && sameUnit && bothThere ? 'site' : undefined;
  }
  if (!phone || !sameStreet || siteA.number === '' || siteB.number === '') return undefined;
  return Math.abs(Number(siteA.number) - Number(siteB.number)) < nextDoor ? 'next-door' : undefined;
}

/** Records of one listing share at least one of these keys. */
export function blockKeys(record: SourceRecord): readonly string[] {
  const { npi, phone, site, address, location } = record;
  const keys: string[] = [...branchKeys(record)];
  if (npi !== undefined) keys.push(`npi ${npi}`);
  if (phone !== undefined) keys.push(`phone ${phone}`);
  if (site !== undefined && address !== undefined) {
    keys.push(`zip ${address.zip} ${site.number || site.street}`);
    keys.push(`town ${address.city.toLowerCase()} ${address.state} ${site.number || site.street}`);
  }
  if (location !== undefined && location.precision !== 'zip') keys.push(...cells(location.lat, location.lng));
  return keys;
}

/** The map cell of a point and those around it, each a fifth of a mile or more: near points share one. */
function cells(lat: number, lng: number): readonly string[] {
  const row = Math.floor(lat / 0.004);
  const column = Math.floor(lng / 0.006);
  return [-1, 0, 1].flatMap((dr) => [-1, 0, 1].map((dc) => `cell ${row + dr} ${column + dc}`));
}
