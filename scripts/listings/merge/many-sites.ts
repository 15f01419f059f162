import type { SourceRecord } from '../import/source-record.ts';
import { namePattern } from '../names/name-words.ts';
import { sameNames } from './name-likeness.ts';

/** What is asked of a record, or of a listing, which has no registered name. */
type Named = Pick<SourceRecord, 'name' | 'legalName' | 'types' | 'phone'> & {
  readonly brand?: string | null | undefined;
};

/** Words of organisations that run pharmacies at several places under one phone. */
const manySites = namePattern('many sites');

/** Numbers that are free to call lead to a central office. */
const tollFree = /^\+18(?:00|33|44|55|66|77|88)/;

/** Tells whether a record may be one of several places of an organisation that give one phone. */
export const mayHaveManySites = ({ name, legalName, types, brand, phone }: Named): boolean =>
  (brand ?? undefined) !== undefined ||
  tollFree.test(phone ?? '') ||
  types.some((type) => type === 'hospital' || type === 'clinic') ||
  [name, legalName].some((text) => text !== undefined && manySites.test(text));

/** A number that more records than this share is a switchboard's or a mistake, and identifies none. */
export const mostSharing = 60;

const numeral = /\b(?:#?\d+|I{1,3}|IV|VI{0,3})\b/gi;

/** A name's numbers, and the name without them. */
const numbered = (name: string): { readonly stem: string; readonly numerals: string } => ({
  stem: name.replace(numeral, ' ').replace('#', ''),
  numerals: (name.toUpperCase().match(numeral) ?? []).map((text) => text.replace(/^#?0*/, '')).join(' '),
});

/** Tells whether names differ in a branch's number: `Caremax Pharmacy 725`. Symmetric. */
export function areNumberedApart(a: Named, b: Named): boolean {
  const [one, other] = [numbered(a.name ?? a.legalName ?? ''), numbered(b.name ?? b.legalName ?? '')];
  return one.numerals !== other.numerals && sameNames(one.stem, other.stem);
}

/**
 * Tells whether two numbers in E.164 of the United States can be one, mistyped once or with its area code changed: one digit is
 * another, or the last seven are the same. Symmetric; equal numbers are no slip.
 */
export function isSlipOfPhone(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined || a === b || a.length !== b.length) return false;
  const wrong = [...a].filter((digit, index) => digit !== b[index]).length;
  return wrong === 1 || a.slice(-7) === b.slice(-7);
}
