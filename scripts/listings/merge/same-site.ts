import { distanceMiles } from '../../../src/domain/places/geo.ts';
import { companyOf } from '../fields/brand-table.ts';
import type { SourceRecord } from '../import/source-record.ts';
import { isGridStreet } from '../site/site-key.ts';
import {
  areSpellingsOfName,
  areTwoStreets,
  houseNumberDistance,
  isMistypedNumber,
  mayBeOneStreet,
  mayBeSameNumber,
  numberReadings,
} from '../site/site-likeness.ts';
import {
  areRowsOfOneList,
  areSimilarNames,
  areUnrelatedChains,
  differInBranchNumber,
  haveDifferentBranches,
  haveSameDistinctiveWords,
  isSameBranch,
  mayHaveReplaced,
  mayShareItsPhone,
} from './same-business.ts';

/** Greatest distance in miles between two positions of one shop (200 m). */
const nearMiles = 0.1243;
const sameStoreDifference = 10;
const nextDoorDifference = 20;
const sameBlockDifference = 100;
const sameStretchDifference = 300;

/** Why two records are one listing. `moved`: a business at two addresses; `site`: two at one address. */
export type LinkReason =
  | ('npi' | 'branch' | 'phone' | 'brand' | 'name')
  | ('next-door' | 'took-over' | 'moved' | 'site');

const equal = <Value>(a: Value | undefined, b: Value | undefined): boolean => a !== undefined && a === b;

/** True if two records have the same brand or similar names. Symmetric. */
export const haveSimilarNames = (a: SourceRecord, b: SourceRecord): boolean =>
  equal(a.brand, b.brand) || someNames(a, b, areSimilarNames);

const someNames = (a: SourceRecord, b: SourceRecord, test: typeof areSimilarNames): boolean =>
  [a.name, a.legalName].some((one) =>
    [b.name, b.legalName].some((other) => one !== undefined && other !== undefined && test(one, other)),
  );

const mayBeTwoSites = (a: SourceRecord, b: SourceRecord): boolean =>
  mayShareItsPhone(a) || mayShareItsPhone(b) || differInBranchNumber(a, b);

const shareNameOfOneSite = (a: SourceRecord, b: SourceRecord): boolean =>
  !mayBeTwoSites(a, b) && someNames(a, b, haveSameDistinctiveWords);

const isInstitutional = ({ types }: SourceRecord): boolean =>
  types.length > 0 && types.every((type) => type === 'hospital' || type === 'clinic');

const mayShareType = (a: SourceRecord, b: SourceRecord): boolean =>
  a.types.length === 0 || b.types.length === 0 || a.types.some((type) => b.types.includes(type));

const mayBeMistypedPhone = (a = '', b = ''): boolean =>
  a.length === b.length && [...a].filter((digit, index) => digit !== b[index]).length === 1;

/** True if two units are equal, or one begins or ends the other: `101`, `101-103`. */
function areSameUnits(a: string, b: string): boolean {
  const ends = (unit: string): readonly string[] => (/^\d{3,}-\d{3,}$/.test(unit) ? unit.split('-') : []);
  return a === b || ends(a).includes(b) || ends(b).includes(a);
}

const differInLettersOnly = (a: string, b: string): boolean =>
  a.replace(/[A-Z]/g, '') === b.replace(/[A-Z]/g, '') && /\d/.test(a);

/** True if all parts of one unit are in the other: `200`, `2-200`. */
function oneUnitHasOther(a: string, b: string): boolean {
  const [partsA, partsB] = [a.split('-'), b.split('-')];
  return partsA.every((part) => partsB.includes(part)) || partsB.every((part) => partsA.includes(part));
}

type AddressedPair = NonNullable<ReturnType<typeof addressedPair>>;

function addressedPair(a: SourceRecord, b: SourceRecord) {
  const { site: siteA, address: placeA } = a;
  const { site: siteB, address: placeB } = b;
  if (siteA === undefined || siteB === undefined || placeA === undefined || placeB === undefined)
    return undefined;
  const [sameZip, sameState] = [placeA.zip === placeB.zip, placeA.state === placeB.state];
  return {
    ...{ a, b, siteA, siteB, sameZip, sameState },
    sameTown: sameZip || (sameState && placeA.city.toLowerCase() === placeB.city.toLowerCase()),
    sameNumber: mayBeSameNumber(siteA.number, siteB.number),
    samePhone: equal(a.phone, b.phone),
    sameBrand: equal(a.brand, b.brand),
    // A function, since comparing names takes longest.
    similarNames: () => haveSimilarNames(a, b),
  };
}

/** Returns why two records are one listing, or undefined if they are not. Symmetric. */
export function linkOf(a: SourceRecord, b: SourceRecord): LinkReason | undefined {
  if (equal(a.npi, b.npi)) return 'npi';
  if (isSameBranch(a, b)) return 'branch';
  if (areUnrelatedChains(a, b)) return undefined;
  const pair = addressedPair(a, b);
  if (pair === undefined) return linkWithoutAddress(a, b);
  const { siteA, siteB, samePhone, sameNumber, sameZip, similarNames } = pair;
  if (!pair.sameTown) {
    // Either of them has a wrong town and ZIP code.
    const sameLine = sameNumber && siteA.street === siteB.street && pair.sameState;
    return sameLine && samePhone && similarNames() ? 'phone' : undefined;
  }
  // `2421 N Federal Hwy` lies miles away from `2425 S Federal Hwy`.
  const onTwoStreets = !samePhone && areTwoStreets(siteA.street, siteB.street, sameZip);
  const sameStreet = siteA.core !== '' && siteA.core === siteB.core;
  const isUnnumbered = siteA.number === '' && siteB.number === '' && siteA.street === siteB.street;
  if ((sameNumber && sameStreet) || isUnnumbered) return onTwoStreets ? undefined : linkAtAddress(pair);
  if (haveDifferentBranches(a, b) || areRowsOfOneList(a, b)) return undefined;
  if (sameNumber) return linkAcrossStreetNames(pair);
  return onTwoStreets ? undefined : linkAcrossHouseNumbers(pair);
}

function linkWithoutAddress(a: SourceRecord, b: SourceRecord): LinkReason | undefined {
  const samePhone = equal(a.phone, b.phone);
  const areNear = a.location && b.location && distanceMiles(a.location, b.location) <= nearMiles;
  const haveTwoNumbers = a.npi !== undefined && b.npi !== undefined;
  if (haveTwoNumbers || haveDifferentBranches(a, b) || !(samePhone || areNear)) return undefined;
  if (!haveSimilarNames(a, b)) return undefined;
  return samePhone ? 'phone' : equal(a.brand, b.brand) ? 'brand' : 'name';
}

function linkAtAddress(pair: AddressedPair): LinkReason | undefined {
  const { a, b, siteA, siteB, samePhone, sameBrand, sameZip, similarNames } = pair;
  const [unitA, unitB] = [siteA.unit, siteB.unit];
  const areAlikePlaces = isInstitutional(a) === isInstitutional(b);
  if (unitA !== '' && unitB !== '' && !oneUnitHasOther(unitA, unitB)) {
    if (samePhone && (areAlikePlaces || similarNames())) return 'phone';
    if (differInLettersOnly(unitA, unitB) && mayBeMistypedPhone(a.phone, b.phone) && similarNames())
      return 'phone';
    // A store list and the register often name different units of one store.
    return sameBrand && a.kind !== b.kind ? 'brand' : undefined;
  }
  if (samePhone) return 'phone';
  if (sameBrand) return 'brand';
  if (mayHaveReplaced(a, b) || mayHaveReplaced(b, a)) return 'took-over';
  if (a.brand !== undefined && b.brand !== undefined) return undefined;
  if (similarNames()) return 'name';
  const isOneWithoutUnit = unitA === '' || unitB === '';
  const sameUnit = isOneWithoutUnit ? unitA === unitB && areAlikePlaces : areSameUnits(unitA, unitB);
  // Seattle has a 1st Ave and a 1st Ave S, with ZIP codes of their own.
  const isOneStreet =
    siteA.street === siteB.street || (sameZip && mayBeOneStreet(siteA.street, siteB.street));
  const areOpenPharmacies = [a, b].every(
    ({ provesPharmacy, closed }) => provesPharmacy && closed === undefined,
  );
  const isOneDoor = siteA.number !== '' && isOneStreet && sameUnit;
  return isOneDoor && areOpenPharmacies && !areRowsOfOneList(a, b) ? 'site' : undefined;
}

function linkAcrossStreetNames(pair: AddressedPair): LinkReason | undefined {
  const { a, b, siteA, siteB, samePhone, sameBrand, sameZip, similarNames } = pair;
  // A number of three digits hardly exists twice in one ZIP code with one phone or brand.
  const isRare = sameZip && siteA.number.length >= 3 && siteB.number.length >= 3;
  if (samePhone && isRare) return 'phone';
  // `500 E` and `500 S` of a grid cross each other.
  if (isGridStreet(siteA.core) && isGridStreet(siteB.core)) return undefined;
  // A store and its counter have different phones.
  const twoPhones = !a.ofStore && !b.ofStore && a.phone !== undefined && b.phone !== undefined;
  if (sameBrand && isRare && a.source !== b.source && !twoPhones) return 'brand';
  const isTypo = areSpellingsOfName(siteA.core, siteB.core);
  return (isTypo && similarNames()) || (isRare && shareNameOfOneSite(a, b)) ? 'name' : undefined;
}

function linkAcrossHouseNumbers(pair: AddressedPair): LinkReason | undefined {
  const { a, b, siteA, siteB, samePhone, sameBrand, sameZip, similarNames } = pair;
  const sameStreet = areSpellingsOfName(siteA.core, siteB.core);
  const apart = sameStreet ? houseNumberDistance(siteA.number, siteB.number) : Number.POSITIVE_INFINITY;
  const isNumberMissing = siteA.number === '' || siteB.number === '';
  const isSlip = sameStreet && (isNumberMissing || isMistypedNumber(siteA.number, siteB.number));
  if (!samePhone) {
    // A chain has no two stores side by side: its list and the register number one store differently.
    const isOneSide = sameZip && apart % 2 === 0;
    const isSlipNear = isSlip && apart <= sameBlockDifference && siteA.number.length > 3;
    if (sameBrand && a.kind !== b.kind && isOneSide && (apart < sameStoreDifference || isSlipNear))
      return 'brand';
    if (apart >= nextDoorDifference) return undefined;
    const isMistyped = mayBeMistypedPhone(a.phone, b.phone) && similarNames() && !differInBranchNumber(a, b);
    return isMistyped || (sameZip && shareNameOfOneSite(a, b)) ? 'next-door' : undefined;
  }
  if (apart < nextDoorDifference || (isSlip && similarNames())) return 'next-door';
  if (apart < sameBlockDifference || (apart < sameStretchDifference && similarNames())) return 'moved';
  if (!sameZip || !mayShareType(a, b)) return undefined;
  if (sameBrand && a.kind !== b.kind) return 'moved';
  const areNamed = a.name !== undefined && b.name !== undefined;
  return mayBeTwoSites(a, b) || !areNamed ? undefined : 'moved';
}

/** Returns keys such as `npi 1234567890`. Linked records share one, but for neighbours of two ZIP codes. */
export function blockKeys(record: SourceRecord): readonly string[] {
  const { npi, phone, brand, branch, site, address, location } = record;
  const keys: string[] = [];
  if (brand !== undefined && branch !== undefined) keys.push(`branch ${companyOf(brand)} ${branch}`);
  if (npi !== undefined) keys.push(`npi ${npi}`);
  if (phone !== undefined) keys.push(`phone ${phone}`);
  if (address !== undefined && brand !== undefined) keys.push(`brand ${brand} ${address.zip}`);
  if (address !== undefined && site !== undefined) {
    const { city, state, zip } = address;
    const doors = site.number === '' ? [site.street] : numberReadings(site.number);
    for (const door of doors) keys.push(`zip ${zip} ${door}`, `town ${city.toLowerCase()} ${state} ${door}`);
    const stretch = Math.floor(Number.parseInt(site.number, 10) / nextDoorDifference);
    if (stretch >= 0)
      keys.push(...[stretch, stretch + 1].map((part) => `street ${zip} ${site.core} ${part}`));
  }
  if (location !== undefined && location.precision !== 'zip') {
    // The point's cell of the map and its eight neighbours. A cell is wider than `nearMiles` everywhere.
    const [row, column] = [Math.floor(location.lat / 0.004), Math.floor(location.lng / 0.006)];
    for (const down of [-1, 0, 1])
      keys.push(...[-1, 0, 1].map((right) => `cell ${row + down} ${column + right}`));
  }
  return keys;
}
