import type { Address } from '../../../src/domain/pharmacy/pharmacy.ts';
import { type Brand, brandOfName, tookOver } from '../fields/brand-table.ts';
import { readableCase } from '../fields/name-case.ts';
import { streetSuffix } from '../site/street-words.ts';
import { namePattern, wordsOfKind } from './name-words.ts';
import { isPersonalName } from './person-name.ts';

const [legalForm, danglingWord] = [namePattern('legal form'), namePattern('hanging')];

const operatingAtEnd = /[\s,]+operating(?:\s+co(?:mpany)?\.?\s+of\s+\w+(?:\s\w+)?)?\s*$/i;

const innerLegalForm =
  /^(.*[^\s,])[\s,]+(?:inc|llc|l\.l\.c|lp|llp|pllc|corp|ltd)\b\.?(?:\s*[-–/:,(]\s*|\s+)(\S.*?)\s*\)?$/i;
const pharmacyWord = namePattern('pharmacy');
const genericWord = /^(?:the|a|an|pharmacy|drugs?|rx|of|and|at|no\.?|store|[ivx]+|#?\d+|[a-z]{1,3})$/i;

/** Returns the name behind a legal form: `ENTERPRISE RX LLC BEST PHARMACY` → `BEST PHARMACY`. */
function afterLegalForm(name: string): string {
  const [, head, tail] = innerLegalForm.exec(name) ?? [];
  if (head === undefined || tail === undefined) return name;
  if (/^a\b/i.test(tail)) return head;
  const nameWords = tail.split(/\s+/).filter((word) => !genericWord.test(word)).length;
  const isName =
    !/^of\b/i.test(tail) &&
    (pharmacyWord.test(tail) ? nameWords > 0 : nameWords > 1 && !pharmacyWord.test(head));
  // `SPEED INC II` → `SPEED II`.
  return isName ? tail : `${head} ${tail}`;
}

const tradingAs = /[\s,]*\(?(?:\bd[./]{0,2}\s?b[./]{0,2}\s?a\b|\bt\/a\b|\bdoing business as\b)[./:]*\s*/i;
/** Returns the name behind `DBA`: `ABC LLC d/b/a Corner Drug` → `Corner Drug`. A name without `DBA` stays. */
export function nameTradedAs(name: string): string {
  const [, ...namesBehind] = name.split(tradingAs);
  const shopName = withoutUnpairedBracket((namesBehind.at(-1) ?? '').trim());
  return /[A-Za-z]{2}/.test(shopName) ? shopName : name;
}

const formerNameAtEnd = /[\s,]*\(?(?:\b[fan]\/?k\/?a\b|\bformerly\b)[./:]*\s.*$/i;
const storeNumberAtEnd = /[\s,-]+(?:#|no\.?|store)\s*0*\d{3,}\s*$/i;

/** Returns the name that visitors know: `ABC LLC DBA OAK DRUG, INC.` → `Oak Drug`. Undefined for a person. */
export function tradingName(registered: string): string | undefined {
  const parts = registered.replace(formerNameAtEnd, '').split(tradingAs);
  const shopName = parts.toReversed().find((part) => /[A-Za-z0-9]{2}/.test(part)) ?? registered;
  const name = withoutCompanyParts(shopName);
  if (!/[A-Za-z0-9]/.test(name)) return undefined;
  if (parts.length === 1 && isPersonalName(registered)) return undefined;
  return readableCase(name);
}

/** Removes legal form and store number: `GARCIA PHARMACY #0123, INC.` → `GARCIA PHARMACY`. */
function withoutCompanyParts(registered: string): string {
  const firm = withoutLegalForm(registered);
  const shorter = withoutUnpairedBracket(
    afterLegalForm(firm).replace(storeNumberAtEnd, '').replace(/\s+/g, ' ').trim(),
  );
  return shorter === registered || shorter === '' ? firm : withoutCompanyParts(shorter);
}

/** Removes legal forms and what hangs on them: `OAK OPERATING CO OF ALABAMA LLC` → `OAK`. */
export function withoutLegalForm(registered: string): string {
  let name = registered.trim();
  for (let hasLegalForm = false; ; ) {
    const bareName = name.replace(legalForm, '');
    hasLegalForm ||= bareName !== name;
    const whole = bareName.replace(danglingWord, '');
    const shorter = (hasLegalForm ? whole.replace(operatingAtEnd, '') : whole).replace(/[\s,;/–-]+$/, '');
    if (shorter === name || shorter === '') return name;
    name = shorter;
  }
}

function withoutUnpairedBracket(name: string): string {
  const [open, close] = [name.split('(').length, name.split(')').length];
  if (open === close) return name;
  return open < close ? name.replace(/\)(?=[^)]*$)/, '').trim() : name.replace(/\s*\((?=[^(]*$)/, ' ').trim();
}

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/['’.-]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** True if a pharmacy's name is only a street address: `1201 MAIN ST`. */
function isStreetName(name: string, street: string): boolean {
  const [words, streetWords] = [name, street].map((text) =>
    wordsOf(text).map((word) => streetSuffix(word.toUpperCase()) ?? word),
  );
  if (words === undefined || words.length < 2 || !/^\d+$/.test(words[0] ?? '')) return false;
  return (
    (words.length > 2 && streetSuffix(words.at(-1) ?? '') !== undefined) ||
    words.every((word, index) => word === streetWords?.[index])
  );
}

const genericWords = wordsOfKind('kind');

const hasFirstWordOfBrand = (text: string, { brand }: Brand): boolean =>
  wordsOf(text).includes(wordsOf(brand.split(' ')[0] ?? brand)[0] ?? '');

/** Returns a registered pharmacy's display name, its brand, and in `brandText` the name with the brand. */
export function publicName({
  tradingNames,
  legalName,
  state,
  street,
}: Pick<Address, 'state' | 'street'> & {
  readonly tradingNames: readonly string[];
  readonly legalName: string;
}) {
  const displayName = (text: string): string | undefined => {
    const name = tradingName(text);
    return name === undefined || isStreetName(name, street) ? undefined : name;
  };
  const name = [...tradingNames, legalName].map(displayName).find((text) => text !== undefined);
  const brandText = [...tradingNames, legalName].find((text) => brandOfName(text, state) !== undefined);
  if (brandText === undefined) return { name };
  const brand = brandOfName(brandText, state);
  if (brand === undefined || tradingNames.includes(brandText)) return { name, brand, brandText };
  // A brand in the legal name alone does not count beside a trading name of its own: `Corner Drug`.
  const differentName = tradingNames
    .filter((text) => !hasFirstWordOfBrand(text, brand) && !tookOver(brand.brand, text))
    .map(displayName)
    .find(
      (text) =>
        text !== undefined && !wordsOf(text).every((word) => genericWords.has(word) || /^\d+$/.test(word)),
    );
  return differentName === undefined ? { name, brand, brandText } : { name: differentName };
}
