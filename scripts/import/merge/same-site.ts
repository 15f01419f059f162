import { distanceMiles } from '../../../src/domain/places/geo.ts';
import { tookOver } from '../fields/brand-table.ts';
import { isSlipOfNumber, numberReadings, numbersMeet, placeOnStreet } from '../site/house-number.ts';
import { alikeStreets } from '../site/street-likeness.ts';
import type { SourceRecord } from '../source-record.ts';
import { alikeNames } from './name-likeness.ts';

/** 200 m in statute miles: two points of one shop, as sources place them, lie no further apart. */
const nearMiles = 0.1243;
/** Entrances of one business on a street: house numbers that differ by less than this. */
const nextDoor = 20;
/** A business that moved along its street, or whose plaza has several numbers: one phone and one name within this. */
const sameStretch = 200;

/**
 * Why two records are one listing. `npi`, `phone`, `brand`, `name`, `next-door` and `took-over` make them one business;
 * `site` says only that one address holds one pharmacy, so the one that was enumerated first is a predecessor.
 */
export type Link = 'npi' | 'phone' | 'brand' | 'name' | 'next-door' | 'took-over' | 'site';

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

/** Whether two units are one, or one of them holds the other: `103` and `103-104`, `Bldg 2 Ste 5` and `Ste 5`. */
function unitsMeet(a: string, b: string): boolean {
  const [partsA, partsB] = [a.split('-'), b.split('-')];
  return partsA.every((part) => partsB.includes(part)) || partsB.every((part) => partsA.includes(part));
}

/** What two records with addresses have in common. */
interface Pair {
  readonly a: SourceRecord;
  readonly b: SourceRecord;
  readonly phone: boolean;
  readonly brand: boolean;
  readonly named: boolean;
  readonly sameZip: boolean;
}

/**
 * The reason for which two records are of one listing, if there is one. Symmetric. A shared phone joins nothing that stands
 * elsewhere, since chains and health systems register one number for many places.
 */
export function linkOf(a: SourceRecord, b: SourceRecord): Link | undefined {
  if (equal(a.npi, b.npi)) return 'npi';
  if (a.npi !== undefined && b.npi !== undefined && a.address === undefined) return undefined;
  const phone = equal(a.phone, b.phone);
  const brand = equal(a.brand, b.brand);
  const named = brand || alike(a, b);
  if (a.site === undefined || b.site === undefined || a.address === undefined || b.address === undefined) {
    if (phone && named) return 'phone';
    return isNear(a, b) && named ? (brand ? 'brand' : 'name') : undefined;
  }
  const { site: siteA, address: placeA } = a;
  const { site: siteB, address: placeB } = b;
  const sameZip = placeA.zip === placeB.zip;
  const sameTown = placeA.state === placeB.state && placeA.city.toLowerCase() === placeB.city.toLowerCase();
  const pair: Pair = { a, b, phone, brand, named, sameZip };
  const sameNumber = numbersMeet(siteA.number, siteB.number);
  const sameStreet = siteA.core !== '' && siteA.core === siteB.core;
  const isUnnumbered = siteA.number === '' && siteB.number === '' && siteA.street === siteB.street;
  // One of them has mistaken town and ZIP code.
  if (!sameZip && !sameTown)
    return sameNumber && siteA.street === siteB.street && phone && named && placeA.state === placeB.state
      ? 'phone'
      : undefined;
  if ((sameNumber && sameStreet) || isUnnumbered) return linkAtDoor(pair);
  return sameNumber ? linkAtNumber(pair) : linkOnStreet(pair);
}

/** Two records of one house number on one street. Units that differ keep them apart unless the phone agrees. */
function linkAtDoor({ a, b, phone, brand, named }: Pair): Link | undefined {
  const [unitA, unitB] = [a.site?.unit ?? '', b.site?.unit ?? ''];
  if (unitA !== '' && unitB !== '' && !unitsMeet(unitA, unitB)) {
    if (phone && (named || isInstitution(a) === isInstitution(b))) return 'phone';
    // A store list and the register often name different units of one store.
    return brand && a.kind !== b.kind ? 'brand' : undefined;
  }
  if (phone) return 'phone';
  if (brand) return 'brand';
  if (took(a, b) || took(b, a)) return 'took-over';
  if (a.brand !== undefined && b.brand !== undefined) return undefined;
  if (named) return 'name';
  const sameUnit = unitA === '' ? unitB === '' && isInstitution(a) === isInstitution(b) : unitB !== '';
  const isExact = a.site?.number !== '' && a.site?.street === b.site?.street;
  return isExact && sameUnit && a.provesPharmacy && b.provesPharmacy ? 'site' : undefined;
}

/** Two records of one house number, whose streets are spelled differently, or have two names. */
function linkAtNumber({ a, b, phone, brand, named, sameZip }: Pair): Link | undefined {
  const isTypo = alikeStreets(a.site?.core ?? '', b.site?.core ?? '');
  // A number of three digits or more hardly comes twice in one ZIP code with one phone or brand.
  const isRare = sameZip && (a.site?.number ?? '').length >= 3;
  if (phone && (isRare || (named && isTypo))) return 'phone';
  if (brand && sameZip && (isRare || isTypo)) return 'brand';
  return named && isTypo ? 'name' : undefined;
}

/** Two records on one street with different house numbers. */
function linkOnStreet({ a, b, phone, named }: Pair): Link | undefined {
  const [numberA, numberB] = [a.site?.number ?? '', b.site?.number ?? ''];
  if (!phone || !alikeStreets(a.site?.core ?? '', b.site?.core ?? '')) return undefined;
  const apart = Math.abs(placeOnStreet(numberA) - placeOnStreet(numberB));
  if (apart < nextDoor) return 'next-door';
  return named && (apart < sameStretch || isSlipOfNumber(numberA, numberB)) ? 'next-door' : undefined;
}

/** Records of one listing share at least one of these keys. */
export function blockKeys({ npi, phone, site, address, location }: SourceRecord): readonly string[] {
  const keys: string[] = [];
  if (npi !== undefined) keys.push(`npi ${npi}`);
  if (phone !== undefined) keys.push(`phone ${phone}`);
  if (site !== undefined && address !== undefined) {
    const doors = site.number === '' ? [site.street] : numberReadings(site.number);
    for (const door of doors) {
      keys.push(`zip ${address.zip} ${door}`, `town ${address.city.toLowerCase()} ${address.state} ${door}`);
    }
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
