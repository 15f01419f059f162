import { readableCase } from '../fields/name-case.ts';
import { streetSuffix } from '../site/street-words.ts';
import { afterLegalForm, withoutLegalForm } from './legal-form.ts';
import { isPersonalName } from './person-name.ts';

/** What a registered name says before the name of the shop: `D/B/A`, `T/A`, `DOING BUSINESS AS`. */
const tradingAs = /[\s,]*\(?(?:\bd[./]{0,2}\s?b[./]{0,2}\s?a\b|\bt\/a\b|\bdoing business as\b)[./:]*\s*/i;
/** Gives the name behind `DBA` in an editor's name (`ABC LLC d/b/a Corner Drug`), or that name itself. */
export function nameTradedAs(name: string): string {
  const [, ...traded] = name.split(tradingAs);
  const sign = balanced((traded.at(-1) ?? '').trim());
  return /[A-Za-z]{2}/.test(sign) ? sign : name;
}

/** What it says before a name that it bears no more, or besides. */
const alsoKnown = /[\s,]*\(?(?:\b[fan]\/?k\/?a\b|\bformerly\b)[./:]*\s.*$/i;

/** The number of a chain's store at the end of a name, which stands on no sign: `#07265`. */
const storeNumber = /[\s,-]+(?:#|no\.?|store)\s*0*\d{3,}\s*$/i;

/**
 * Gives the name that visitors would know, from a registered one: what follows "DBA", without the legal form,
 * in readable case. Undefined for a person's name; a firm may be named for its owner. Idempotent but for such
 * firms.
 */
export function tradingName(registered: string): string | undefined {
  const parts = registered.replace(alsoKnown, '').split(tradingAs);
  const traded = parts.toReversed().find((part) => /[A-Za-z0-9]{2}/.test(part)) ?? registered;
  const name = bare(traded);
  if (!/[A-Za-z0-9]/.test(name)) return undefined;
  if (parts.length === 1 && isPersonalName(registered)) return undefined;
  return readableCase(name);
}

function bare(traded: string): string {
  let name = traded;
  for (;;) {
    const shorter = balanced(
      afterLegalForm(withoutLegalForm(name)).replace(storeNumber, '').replace(/\s+/g, ' ').trim(),
    );
    if (shorter === name || shorter === '') return name;
    name = shorter;
  }
}

/** A name without a bracket whose other half is gone. */
function balanced(name: string): string {
  const [open, close] = [name.split('(').length, name.split(')').length];
  if (open === close) return name;
  return open < close ? name.replace(/\)(?=[^)]*$)/, '').trim() : name.replace(/\s*\((?=[^(]*$)/, ' ').trim();
}

/** Tells whether a name is only a street, or the start of the pharmacy's own address. */
export function isStreetName(name: string, street: string): boolean {
  const words = plainWords(name);
  if (words.length < 2 || !/^\d+$/.test(words[0] ?? '')) return false;
  const last = words.at(-1) ?? '';
  const own = plainWords(street);
  return (
    (words.length > 2 && streetSuffix(last) !== undefined) ||
    words.every((word, index) => word === own[index])
  );
}

const plainWords = (text: string): readonly string[] =>
  text
    .toUpperCase()
    .replace(/['’.]/g, '')
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => streetSuffix(word) ?? word);
