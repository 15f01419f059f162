import type { StateCode } from '../../../src/domain/places/us-state.ts';
import { type Brand, brandOfName, tookOver } from '../fields/brand-table.ts';
import { wordsBesideNames } from './known-names.ts';
import { isStreetName, tradingName } from './trading-name.ts';

/** What visitors read at a registered pharmacy's door. */
export interface DoorSign {
  /** In readable case; absent for a person's name and for one that is only a street. */
  readonly name?: string | undefined;
  readonly brand?: Brand | undefined;
  /** The registered text that names the brand. */
  readonly brandText?: string | undefined;
}

interface Registered {
  /** The best first. */
  readonly tradingNames: readonly string[];
  readonly legalName: string;
  readonly state: StateCode;
  readonly street: string;
}

/** Words that say what a place is, and not which. */
const kindWords = wordsBesideNames('kind');

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/['’-]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** Whether a text has the brand's own word somewhere in it: `COMMUNITY, A WALGREENS PHARMACY`. */
const namesBrand = (text: string, { brand }: Brand): boolean =>
  wordsOf(text).includes(wordsOf(brand.split(' ')[0] ?? brand)[0] ?? '');

/**
 * Gives the name and brand of a registered pharmacy. A brand of a trading name stands; that of the company
 * only where no trading name is another sign: neither the brand's, nor one that the brand has taken down, nor
 * a word for any pharmacy.
 */
export function doorSign({ tradingNames, legalName, state, street }: Registered): DoorSign {
  const shown = (text: string): string | undefined => {
    const name = tradingName(text);
    return name === undefined || isStreetName(name, street) ? undefined : name;
  };
  const name = [...tradingNames, legalName].map(shown).find((text) => text !== undefined);
  const brandText = [...tradingNames, legalName].find((text) => brandOfName(text, state) !== undefined);
  if (brandText === undefined) return { name };
  const brand = brandOfName(brandText, state);
  if (brand === undefined || tradingNames.includes(brandText)) return { name, brand, brandText };
  const own = tradingNames
    .filter((text) => !namesBrand(text, brand) && !tookOver(brand.brand, text))
    .map(shown)
    .find(
      (text) =>
        text !== undefined && !wordsOf(text).every((word) => kindWords.has(word) || /^\d+$/.test(word)),
    );
  return own === undefined ? { name, brand, brandText } : { name: own };
}
