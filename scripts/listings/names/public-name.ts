import type { StateCode } from '../../../src/domain/places/us-state.ts';
import { type Brand, brandOfName, tookOver } from '../fields/brand-table.ts';
import { wordsOfKind } from './known-names.ts';
import { isStreetName, tradingName } from './trading-name.ts';

export interface PublicName {
  /** In readable case. Absent if only a person's name or a street is registered. */
  readonly name?: string | undefined;
  readonly brand?: Brand | undefined;
  readonly brandText?: string | undefined;
}

interface Registered {
  readonly tradingNames: readonly string[];
  readonly legalName: string;
  readonly state: StateCode;
  readonly street: string;
}

const genericWords = wordsOfKind('kind');

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/['’-]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

const hasFirstWordOfBrand = (text: string, { brand }: Brand): boolean =>
  wordsOf(text).includes(wordsOf(brand.split(' ')[0] ?? brand)[0] ?? '');

/**
 * Returns the name and brand by which visitors know a registered pharmacy. A brand in the legal name alone
 * does not count if the pharmacy trades under a name of its own: `Corner Drug`. `Pharmacy 12` is no such
 * name.
 */
export function publicName({ tradingNames, legalName, state, street }: Registered): PublicName {
  const displayName = (text: string): string | undefined => {
    const name = tradingName(text);
    return name === undefined || isStreetName(name, street) ? undefined : name;
  };
  const name = [...tradingNames, legalName].map(displayName).find((text) => text !== undefined);
  const brandText = [...tradingNames, legalName].find((text) => brandOfName(text, state) !== undefined);
  if (brandText === undefined) return { name };
  const brand = brandOfName(brandText, state);
  if (brand === undefined || tradingNames.includes(brandText)) return { name, brand, brandText };
  const differentName = tradingNames
    .filter((text) => !hasFirstWordOfBrand(text, brand) && !tookOver(brand.brand, text))
    .map(displayName)
    .find(
      (text) =>
        text !== undefined && !wordsOf(text).every((word) => genericWords.has(word) || /^\d+$/.test(word)),
    );
  return differentName === undefined ? { name, brand, brandText } : { name: differentName };
}
