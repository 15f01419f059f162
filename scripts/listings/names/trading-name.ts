import { readableCase } from '../fields/name-case.ts';
import { streetSuffix } from '../site/street-words.ts';
import { afterLegalForm, withoutLegalForm } from './legal-form.ts';
import { isPersonalName } from './person-name.ts';

/** Words before the shop's name in a registered one: `D/B/A`, `T/A`, `DOING BUSINESS AS`. */
const tradingAs = /[\s,]*\(?(?:\bd[./]{0,2}\s?b[./]{0,2}\s?a\b|\bt\/a\b|\bdoing business as\b)[./:]*\s*/i;
/** Returns the name behind `DBA` (`ABC LLC d/b/a Corner Drug`), or the whole name without one. */
export function nameTradedAs(name: string): string {
  const [, ...traded] = name.split(tradingAs);
  const sign = balanced((traded.at(-1) ?? '').trim());
  return /[A-Za-z]{2}/.test(sign) ? sign : name;
}

/** A former or second name at the end: `F/K/A …`, `FORMERLY …`. */
const alsoKnown = /[\s,]*\(?(?:\b[fan]\/?k\/?a\b|\bformerly\b)[./:]*\s.*$/i;

/** A store's number at the end of a name, which is not on the sign: `#07265`. */
const storeNumber = /[\s,-]+(?:#|no\.?|store)\s*0*\d{3,}\s*$/i;

/**
 * Returns the name that visitors know, from a registered one: the part behind "DBA", without the legal form,
 * in readable case. Undefined for a person's name, except for a firm with its owner's name. Idempotent but
 * for such firms.
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

/** Returns a name without an unpaired bracket. */
function balanced(name: string): string {
  const [open, close] = [name.split('(').length, name.split(')').length];
  if (open === close) return name;
  return open < close ? name.replace(/\)(?=[^)]*$)/, '').trim() : name.replace(/\s*\((?=[^(]*$)/, ' ').trim();
}

/** True if a name is only a street, or the beginning of the pharmacy's own address. */
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
