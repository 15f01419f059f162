import type { SourceRecord } from '../import/source-record.ts';
import { namePattern } from '../names/name-words.ts';
import { haveSameDistinctiveWords } from './name-likeness.ts';

const manySitesName = namePattern('many sites');

const tollFree = /^\+18(?:00|33|44|55|66|77|88)/;

/** True if several pharmacies may share a record's phone: of a chain, hospital or clinic, or toll-free. */
export const mayShareItsPhone = ({ name, legalName, types, brand, phone }: SourceRecord): boolean =>
  brand !== undefined ||
  tollFree.test(phone ?? '') ||
  types.some((type) => type === 'hospital' || type === 'clinic') ||
  [name, legalName].some((text) => text !== undefined && manySitesName.test(text));

const numeral = /\b(?:#?\d+|I{1,3}|IV|VI{0,3})\b/gi;

const splitNumerals = (name: string): { readonly stem: string; readonly numerals: string } => ({
  stem: name.replace(numeral, ' ').replace('#', ''),
  numerals: (name.toUpperCase().match(numeral) ?? []).map((text) => text.replace(/^#?0*/, '')).join(' '),
});

/** True if names differ only in a branch number, which one may lack: `Caremax 7`, `Caremax`. Symmetric. */
export function differInBranchNumber(a: SourceRecord, b: SourceRecord): boolean {
  const [one, other] = [
    splitNumerals(a.name ?? a.legalName ?? ''),
    splitNumerals(b.name ?? b.legalName ?? ''),
  ];
  return one.numerals !== other.numerals && haveSameDistinctiveWords(one.stem, other.stem);
}

/** True if two different US phone numbers (E.164) differ only in one digit or in the area code. Symmetric. */
export function mayBeMistypedPhone(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined || a === b || a.length !== b.length) return false;
  const wrong = [...a].filter((digit, index) => digit !== b[index]).length;
  return wrong === 1 || a.slice(-7) === b.slice(-7);
}
