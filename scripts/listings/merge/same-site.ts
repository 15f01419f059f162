import { distanceMiles } from '../../../src/domain/places/geo.ts';
import type { SourceRecord } from '../import/source-record.ts';
import {
  doorsBetween,
  isSlipOfNumber,
  numberReadings,
  numbersMeet,
  placeOnStreet,
} from '../site/house-number.ts';
import { alikeStreets, areTwoStreets, isOfGrid, isOneLine } from '../site/street-likeness.ts';
import { areNumberedApart, isSlipOfPhone, mayHaveManySites } from './many-sites.ts';
import { alikeNames, sameNames } from './name-likeness.ts';
import {
  areOfOneList,
  areTwoBranches,
  branchKeys,
  hasTakenOver,
  isOtherChains,
  isSameBranch,
} from './same-branch.ts';

/** 200 m in statute miles: the greatest distance between two positions of one shop. */
const nearMiles = 0.1243;
/** Two sources may number one store up to this much apart. */
const sameDoor = 10;
const nextDoor = 20;
const sameBlock = 100;
const sameStretch = 300;

/**
 * Why two records are one listing:
 * - `moved`: one business at two addresses, one of which it left
 * - `site`: two businesses at one address, the earlier of which is gone
 * - any other: one business at one address
 */
export type Link =
  | ('npi' | 'branch' | 'phone' | 'brand' | 'name')
  | ('next-door' | 'took-over' | 'moved' | 'site');

const equal = <Value>(a: Value | undefined, b: Value | undefined): boolean => a !== undefined && a === b;

/** True if two records have the same brand or similar names. Symmetric. */
export const areNamedAlike = (a: SourceRecord, b: SourceRecord): boolean =>
  equal(a.brand, b.brand) || haveNames(a, b, alikeNames);

const haveNames = (a: SourceRecord, b: SourceRecord, areLike: typeof alikeNames): boolean =>
  [a.name, a.legalName].some((one) =>
    [b.name, b.legalName].some((other) => one !== undefined && other !== undefined && areLike(one, other)),
  );

const mayBeTwo = (a: SourceRecord, b: SourceRecord): boolean =>
  mayHaveManySites(a) || mayHaveManySites(b) || areNumberedApart(a, b);

const isOneName = (a: SourceRecord, b: SourceRecord): boolean =>
  !mayBeTwo(a, b) && haveNames(a, b, sameNames);

/** A hospital's or clinic's own pharmacy may stand beside another one. */
const isInstitution = ({ types }: SourceRecord): boolean =>
  types.length > 0 && types.every((type) => type === 'hospital' || type === 'clinic');

/** True also if a record has no type. A public counter and a home-delivery room are two businesses. */
const typesMeet = (a: SourceRecord, b: SourceRecord): boolean =>
  a.types.length === 0 || b.types.length === 0 || a.types.some((type) => b.types.includes(type));

/** `103` is part of the range `103-104`. */
function areOneUnit(a: string, b: string): boolean {
  const ends = (unit: string): readonly string[] => (/^\d{3,}-\d{3,}$/.test(unit) ? unit.split('-') : []);
  return a === b || ends(a).includes(b) || ends(b).includes(a);
}

const areUnitsAlike = (a: string, b: string): boolean =>
  a.replace(/[A-Z]/g, '') === b.replace(/[A-Z]/g, '') && /\d/.test(a);

function unitsMeet(a: string, b: string): boolean {
  const [partsA, partsB] = [a.split('-'), b.split('-')];
  return partsA.every((part) => partsB.includes(part)) || partsB.every((part) => partsA.includes(part));
}

/** Names are compared late, since that takes longest. */
interface Pair {
  readonly a: SourceRecord;
  readonly b: SourceRecord;
  readonly siteA: NonNullable<SourceRecord['site']>;
  readonly siteB: NonNullable<SourceRecord['site']>;
  readonly phone: boolean;
  readonly brand: boolean;
  readonly sameZip: boolean;
  readonly named: () => boolean;
}

/**
 * Returns why two records are one listing, or undefined if they are not. Symmetric. A shared phone joins
 * different addresses only within a ZIP code, and never for chains and health systems, which give one number
 * for many places.
 */
export function linkOf(a: SourceRecord, b: SourceRecord): Link | undefined {
  if (equal(a.npi, b.npi)) return 'npi';
  if (isSameBranch(a, b)) return 'branch';
  if (isOtherChains(a, b)) return undefined;
  const [phone, brand] = [equal(a.phone, b.phone), equal(a.brand, b.brand)];
  const named = (): boolean => areNamedAlike(a, b);
  const { site: siteA, address: placeA } = a;
  const { site: siteB, address: placeB } = b;
  if (siteA === undefined || siteB === undefined || placeA === undefined || placeB === undefined) {
    const areRegistered = a.npi !== undefined && b.npi !== undefined;
    const hasAddress = placeA !== undefined || placeB !== undefined;
    if ((areRegistered && !hasAddress) || areTwoBranches(a, b) || !(phone || areNear(a, b)) || !named())
      return undefined;
    return phone ? 'phone' : brand ? 'brand' : 'name';
  }
  const sameNumber = numbersMeet(siteA.number, siteB.number);
  const sameZip = placeA.zip === placeB.zip;
  const sameState = placeA.state === placeB.state;
  if (!sameZip && !(sameState && placeA.city.toLowerCase() === placeB.city.toLowerCase())) {
    // Either of them has a wrong town and ZIP code.
    const sameLine = sameNumber && siteA.street === siteB.street && sameState;
    return sameLine && phone && named() ? 'phone' : undefined;
  }
  const pair: Pair = { a, b, siteA, siteB, phone, brand, sameZip, named };
  const sameStreet = siteA.core !== '' && siteA.core === siteB.core;
  const isUnnumbered = siteA.number === '' && siteB.number === '' && siteA.street === siteB.street;
  // `2421 N Federal Hwy` lies miles away from `2425 S Federal Hwy`.
  const onTwoStreets = !phone && areTwoStreets(siteA.street, siteB.street, sameZip);
  if ((sameNumber && sameStreet) || isUnnumbered) return onTwoStreets ? undefined : linkAtDoor(pair);
  if (areTwoBranches(a, b) || areOfOneList(a, b)) return undefined;
  if (sameNumber) return linkAtNumber(pair);
  return onTwoStreets ? undefined : linkOfDoors(pair);
}

const areNear = (a: SourceRecord, b: SourceRecord): boolean =>
  a.location !== undefined && b.location !== undefined && distanceMiles(a.location, b.location) <= nearMiles;

/** Different units need the same phone. */
function linkAtDoor({ a, b, siteA, siteB, phone, brand, sameZip, named }: Pair): Link | undefined {
  const [unitA, unitB] = [siteA.unit, siteB.unit];
  const areAlikePlaces = isInstitution(a) === isInstitution(b);
  if (unitA !== '' && unitB !== '' && !areOneUnit(unitA, unitB) && !unitsMeet(unitA, unitB)) {
    if (phone && (areAlikePlaces || named())) return 'phone';
    if (areUnitsAlike(unitA, unitB) && isSlipOfPhone(a.phone, b.phone) && named()) return 'phone';
    // A store list and the register often name different units of one store.
    return brand && a.kind !== b.kind ? 'brand' : undefined;
  }
  if (phone) return 'phone';
  if (brand) return 'brand';
  if (hasTakenOver(a, b) || hasTakenOver(b, a)) return 'took-over';
  if (a.brand !== undefined && b.brand !== undefined) return undefined;
  if (named()) return 'name';
  const haveNone = unitA === '' || unitB === '';
  const sameUnit = haveNone ? unitA === unitB && areAlikePlaces : areOneUnit(unitA, unitB);
  // Seattle has a 1st Ave and a 1st Ave S, with ZIP codes of their own.
  const isOneStreet = siteA.street === siteB.street || (sameZip && isOneLine(siteA.street, siteB.street));
  const areThere = [a, b].every(({ provesPharmacy, closed }) => provesPharmacy && closed === undefined);
  const isExact = siteA.number !== '' && isOneStreet && sameUnit;
  return isExact && areThere && !areOfOneList(a, b) ? 'site' : undefined;
}

/** For streets that are spelled differently or have two names. */
function linkAtNumber({ a, b, siteA, siteB, phone, brand, sameZip, named }: Pair): Link | undefined {
  const isTypo = alikeStreets(siteA.core, siteB.core);
  // A number of three digits hardly exists twice in one ZIP code with one phone or brand.
  const isRare = sameZip && siteA.number.length >= 3 && siteB.number.length >= 3;
  if (phone && (isRare || (isTypo && named()))) return 'phone';
  // `500 E` and `500 S` of a grid cross each other.
  if (isOfGrid(siteA.core) && isOfGrid(siteB.core)) return undefined;
  // A store and its counter have different phones.
  const ofStore = a.ofStore === true || b.ofStore === true;
  const twoPhones = !ofStore && a.phone !== undefined && b.phone !== undefined;
  const mayBeOneStore = a.source !== b.source && !twoPhones;
  if (brand && sameZip && (isTypo || (isRare && mayBeOneStore))) return 'brand';
  return (isTypo && named()) || (isRare && isOneName(a, b)) ? 'name' : undefined;
}

/** For a business that moved, or a mistyped number. */
function linkOfDoors({ a, b, siteA, siteB, phone, brand, sameZip, named }: Pair): Link | undefined {
  const sameStreet = alikeStreets(siteA.core, siteB.core);
  const apart = sameStreet ? doorsBetween(siteA.number, siteB.number) : Number.POSITIVE_INFINITY;
  const isSlip = sameStreet && isSlipOfNumber(siteA.number, siteB.number);
  if (!phone) {
    // A chain has no two stores side by side: its list and the register number one store differently.
    const isOneSide = sameZip && apart % 2 === 0;
    const isSlipNear = isSlip && apart <= sameBlock && siteA.number.length > 3;
    if (brand && a.kind !== b.kind && isOneSide && (apart < sameDoor || isSlipNear)) return 'brand';
    if (apart >= nextDoor) return undefined;
    const isMistyped = isSlipOfPhone(a.phone, b.phone) && named() && !areNumberedApart(a, b);
    return isMistyped || (sameZip && isOneName(a, b)) ? 'next-door' : undefined;
  }
  if (apart < nextDoor || (isSlip && named())) return 'next-door';
  if (apart < sameBlock || (apart < sameStretch && named())) return 'moved';
  if (!sameZip || !typesMeet(a, b)) return undefined;
  if (brand && a.kind !== b.kind) return 'moved';
  const areNamed = a.name !== undefined && b.name !== undefined;
  return mayBeTwo(a, b) || !areNamed ? undefined : 'moved';
}

/** Returns keys of a record, of which two records of one listing share at least one: `phone +13055121790`. */
export function blockKeys(record: SourceRecord): readonly string[] {
  const { npi, phone, brand, site, address, location } = record;
  const keys: string[] = [...branchKeys(record)];
  if (npi !== undefined) keys.push(`npi ${npi}`);
  if (phone !== undefined) keys.push(`phone ${phone}`);
  if (address !== undefined && brand !== undefined) keys.push(`brand ${brand} ${address.zip}`);
  if (address !== undefined && site !== undefined) {
    const { city, state, zip } = address;
    const doors = site.number === '' ? [site.street] : numberReadings(site.number);
    for (const door of doors) keys.push(`zip ${zip} ${door}`, `town ${city.toLowerCase()} ${state} ${door}`);
    const stretch = Math.floor(placeOnStreet(site.number) / nextDoor);
    if (stretch >= 0)
      keys.push(...[stretch, stretch + 1].map((part) => `street ${zip} ${site.core} ${part}`));
  }
  if (location !== undefined && location.precision !== 'zip') keys.push(...cells(location.lat, location.lng));
  return keys;
}

/**
 * Returns the map cells at and around a point, a fifth of a mile wide or more, so that near points share one.
 */
function cells(lat: number, lng: number): readonly string[] {
  const row = Math.floor(lat / 0.004);
  const column = Math.floor(lng / 0.006);
  return [-1, 0, 1].flatMap((dr) => [-1, 0, 1].map((dc) => `cell ${row + dr} ${column + dc}`));
}
