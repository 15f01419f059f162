import type { Pharmacy } from '../../../src/domain/pharmacy/pharmacy.ts';
import { groupBy } from '../../../src/domain/text/group-by.ts';
import { areNumberedApart, mayHaveManySites } from './many-sites.ts';
import { alikeNames } from './name-likeness.ts';

/**
 * A number that more records than this share is a switchboard's or a mistake, and identifies none of them.
 */
export const mostSharing = 60;

/** Listings of one city that share a phone. */
export interface SharedPhones {
  /** Listings beyond the first of each phone and city. */
  readonly listings: number;
  /** Of these, those that may be one business: one name, one kind, no branch of several places. */
  readonly mayBeOne: number;
}

/**
 * Counts the listings of one city that share a phone. Those of several places are known to be more than one.
 */
export function sharedPhones(listings: readonly Pharmacy[]): SharedPhones {
  const byPhone = groupBy(
    listings.filter(({ phone }) => phone !== undefined),
    ({ phone, address }) => `${phone} ${address.city} ${address.state}`,
  );
  const groups = [...byPhone.values()];
  const alike = groups
    .filter(({ length }) => length <= mostSharing)
    .flatMap((group) =>
      group.filter((listing, index) => group.slice(0, index).some((other) => mayBeOne(listing, other))),
    );
  return { listings: groups.reduce((sum, { length }) => sum + length - 1, 0), mayBeOne: alike.length };
}

const mayBeOne = (a: Pharmacy, b: Pharmacy): boolean =>
  alikeNames(a.name, b.name) &&
  (a.types.length === 0 || b.types.length === 0 || a.types.some((type) => b.types.includes(type))) &&
  !mayHaveManySites(a) &&
  !mayHaveManySites(b) &&
  !areNumberedApart(a, b);

/**
 * Tells whether two numbers in E.164 of the United States can be one, mistyped once or with its area code changed: one digit is
 * another, or the last seven are the same. Symmetric; equal numbers are no slip.
 */
export function isSlipOfPhone(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined || a === b || a.length !== b.length) return false;
  const wrong = [...a].filter((digit, index) => digit !== b[index]).length;
  return wrong === 1 || a.slice(-7) === b.slice(-7);
}
