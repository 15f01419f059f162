import type { Address } from '../../../src/domain/pharmacy/pharmacy.ts';
import {
  findState,
  isStateCode,
  type StateCode,
  usState,
  usStates,
} from '../../../src/domain/places/us-state.ts';
import { slugify } from '../../../src/domain/text/slug.ts';
import { factRows } from '../../lists/facts/fact-rows.ts';
import { usLocalities } from '../../lists/facts/localities.ts';
import { statesOfPrefix, zipCode } from '../../lists/facts/zip-codes.ts';
import { faultOfText } from '../plain-text.ts';
import { type SiteKey, siteKey } from '../site/site-key.ts';
import { endsAsStreet, isPostBox, normalizeStreet } from '../site/street-address.ts';
import { inOneLine, knownText, repairText } from './repair-text.ts';
import type { TownNamer } from './town-names.ts';

export interface RawAddress {
  readonly line1: string;
  readonly line2?: string | undefined;
  readonly city: string;
  readonly state: string;
  /** ZIP code as written: `77002`, `77002-1234`, `2139` (a zero was lost) or `TX 77002`. */
  readonly zip: string;
}

export type ReadAddress =
  | {
      readonly ok: true;
      readonly address: Address;
      readonly site: SiteKey;
      readonly repairs: readonly string[];
    }
  | {
      readonly ok: false;
      readonly why: string;
      readonly isInTerritory?: true;
    };

const territoryName =
  /^(?:PR|P\.R\.|puerto rico|VI|V\.I\.|(?:u\.?s\.? )?virgin islands|GU|guam|MP|(?:northern mariana|mariana) islands|AS|american samoa)$/i;
// Beginnings of the US territories' ZIP codes (USPS Publication 65).
const territoryZip = /^(?:00[6-9]|969(?:1|2|3|5|99)|967(?:99))/;

const isInTerritory = ({ state, zip }: RawAddress): boolean =>
  state.trim() === '' ? territoryZip.test(zip.trim()) : territoryName.test(state.trim());

/** Normalizes a US address, or returns why it cannot be used: `no street in the address`. */
export function readAddress(raw: RawAddress, townName: TownNamer): ReadAddress {
  const state = parseState(raw.state);
  if (state === undefined && isInTerritory(raw))
    return { ok: false, why: 'in a territory, not in a state or DC', isInTerritory: true };
  if (state === undefined) return { ok: false, why: 'no US state in the address' };
  const zip = zipDigits(raw.zip, state);
  if (zip === undefined) return { ok: false, why: 'no ZIP code in the address' };
  const city = knownLine(raw.city) ?? '';
  const [firstLine, secondLine] = streetLinesOf(raw);
  const fault = [firstLine, secondLine ?? '', city].map(faultOfText).find((why) => why !== undefined);
  if (fault !== undefined) return { ok: false, why: `${fault} in the address` };
  const second = secondLine && withoutTown(secondLine, city, state);
  const { street, unit } = normalizeStreet(withoutTown(firstLine, city, state), second);
  if (street === '' || city === '') return { ok: false, why: 'no street or city in the address' };
  if (isPostBox(street)) return { ok: false, why: 'the address is a post office box' };
  if (!/[A-Za-z]/.test(street)) return { ok: false, why: 'no street in the address' };
  const address: Address = { street, unit, city: townName(city, state, zip), state, zip };
  const repairs = raw.zip.includes(zip)
    ? []
    : [`mended zip "${raw.zip.trim()}": a zero was lost, read as ${zip}`];
  return { ok: true, address, site: siteKey(address), repairs };
}

const isStreet = (line: string): boolean => /^\d\S*\s+(?:\S.*[a-z]{2}|[a-z]{2}[\s-]\d)/i.test(line);

// `1 MAIN ST, DORAL, FL 33178` → `1 MAIN ST`. Else `FL 33178` would be a floor.
function withoutTown(line: string, city: string, state: StateCode): string {
  const asPattern = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '\\W+');
  const [town, name] = [asPattern(city), asPattern(usState(state).name)];
  const country = "U\\.?S\\.?A?\\.?|United States(?: of America)?|[A-Z][A-Z .'-]* (?:County|Parish|Borough)";
  const zip = `\\d{5}(?:-\\d{4})?(?:[\\s,]+(?:${country}))?`;
  const withZip = new RegExp(`(?:^|[\\s,]+)(?:${state}|${name})\\.?[\\s,]+${zip}$`, 'i');
  const withTown = new RegExp(`[\\s,]+${town}[\\s,]+(?:${state}|${name})\\.?$|\\s*,\\s*${town}$`, 'i');
  for (let rest = line; ; ) {
    const bare = rest.replace(withZip, '');
    const shorter = bare === rest ? rest.replace(withTown, '') : withoutTownAtEnd(bare, town, state);
    if (shorter === rest) return rest;
    if (isStreet(line) && !isStreet(shorter)) return isStreet(bare) ? bare : rest;
    rest = shorter;
  }
}

function withoutTownAtEnd(line: string, town: string, state: StateCode): string {
  const withoutOwnTown = line.replace(new RegExp(`(?:^|[\\s,]+)${town}$`, 'i'), '');
  if (withoutOwnTown !== line) return withoutOwnTown;
  const words = line.split(' ');
  for (let length = Math.min(mostTownWords, words.length); length > 0; length -= 1) {
    const [street, place] = [words.slice(0, -length).join(' '), words.slice(-length).join(' ')];
    const isApart = street === '' || /,$/.test(street) || endsAsStreet(street);
    if (isApart && usLocalities.named(place, state).length > 0) return street.replace(/[\s,]+$/, '');
  }
  return line;
}

const mostTownWords = 4;

const knownLine = (text: string): string | undefined => knownText(repairText(inOneLine(text)));

function streetLinesOf({ line1, line2 }: RawAddress): readonly [string, string | undefined] {
  const second = knownLine(line2 ?? '');
  const [head = '', ...others] = line1.trim().split(/\s*[\r\n]+\s*/);
  // A name stands above the street: `JOE'S`, `1 MAIN ST`.
  return others.length > 0 && second === undefined && !/\d/.test(head)
    ? [repairText(head), knownLine(others.join(' ')) ?? '']
    : [knownLine(line1) ?? '', second];
}

const withoutState = (zip: string, state: StateCode): string =>
  zip.trim().replace(new RegExp(`^${state}[\\s,]+`, 'i'), '');

// `2139` → `02139`, if that fits the state
function zipDigits(text: string, state: StateCode): string | undefined {
  // A table of numbers writes `77002.0`.
  const zipText = withoutState(text, state).replace(/(?<=^\d{4,9})\.0+$/, '');
  const [, code, fourDigits] =
    /^(?:(\d{5})(?:\s?[-–—]?\s?\d{4}|\s?-)?|(\d{4})(?:-?\d{4})?)$/.exec(zipText) ?? [];
  if (code !== undefined) return statesOfPrefix(code).size > 0 ? code : undefined;
  const fiveDigits = fourDigits?.padStart(5, '0');
  if (fiveDigits === undefined) return undefined;
  const stateOfZip = zipCode(fiveDigits)?.state;
  return stateOfZip === state || (stateOfZip === undefined && statesOfPrefix(fiveDigits).has(state))
    ? fiveDigits
    : undefined;
}

const shortStates = factRows('short-states', 'scripts/listings/fields');

// `Tex.`, `N. Dak.`: each word begins a word of one state's name alone. `Fla.` does not, and is in the table.
function stateOfShortName(text: string): StateCode | undefined {
  const name = slugify(text.replaceAll('.', ' '));
  const listed = shortStates.find((row) => row.name === name)?.state;
  const form = new RegExp(`^${name.replaceAll('-', '[a-z]*-')}[a-z]*$`);
  const meant = usStates.filter(({ code, slug }) => (listed ? code === listed : form.test(slug)));
  return meant.length === 1 && name.length > 2 && text.includes('.') ? meant[0]?.code : undefined;
}

/** Returns the code of the state that a text names: `tx.`, `Texas`, `Tex.` or `Texas (TX)` → `TX`. */
export function parseState(text: string): StateCode | undefined {
  const [, name = '', bracketed] = /^(?:US-)?([^(]*?)(?:\s*\((\w\w)\))?$/i.exec(text.trim()) ?? [];
  const code = name.replaceAll('.', '').toUpperCase();
  const named = isStateCode(code) ? code : (findState(slugify(code))?.code ?? stateOfShortName(name));
  return bracketed === undefined || bracketed.toUpperCase() === named ? named : undefined;
}
