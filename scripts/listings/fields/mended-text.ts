import { decodeHTMLStrict } from 'entities';

/** Words for an unknown value: dashes, `n/a`, `NULL`, `#N/A`, `\N`. */
const unknownWords =
  /^(?:[-–—?]+|#?n\/a[.!]?|null|nil|none|nan|undefined|\\n|unknown|unavailable|t\.?b\.?[ad]\.?|not (?:available|applicable|known|provided)|[(<[](?:null|none|blank|unknown)[)>\]])$/i;

/** A formula that only keeps a spreadsheet from dropping zeros: `="02445"`. */
const textFormula = /^="([^"]*)"$/;

/** Returns the text of a cell, or undefined if it is empty or says that the value is unknown. */
export function knownText(text: string): string | undefined {
  const known = text.trim().replace(textFormula, '$1').trim();
  return known === '' || unknownWords.test(known) ? undefined : known;
}

/** Returns a cell's text in one line: each line break or tab becomes a space. */
export const inOneLine = (text: string): string => text.replace(/\s*[\t\r\n]+\s*/g, ' ').trim();

/** Returns an identifier in the letters that keys may have: `PHY 50123` → `PHY-50123`. */
export const idLetters = (text: string): string =>
  text.replace(/[^A-Za-z0-9_.-]+/g, '-').replace(/^[^A-Za-z0-9]+/, '');

/** The characters of Windows-1252 for the bytes 80 to 9F. Some versions of Node decode these as Latin-1. */
const windows1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
/** The beginning of a UTF-8 letter that was read as Windows-1252: `Ã±`, `â€™`, `Â `. */
const misread = new RegExp(`[\u00c2-\u00f4](?:[\u0080-\u00bf]|[${windows1252}])`);
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Programs escape a text repeatedly on its way: `Joe&amp;#39;s` was escaped twice. */
const mostEscapes = 3;

/** Returns the character of an HTML reference, or the text itself if it is none: `A&P; Drugs`. */
function characterOf(reference: string): string {
  for (const spelling of [reference, reference.toLowerCase()]) {
    const character = decodeHTMLStrict(spelling);
    if (character !== spelling) return character;
  }
  return reference;
}

/** Returns a text with its HTML references resolved: `Smith &amp; Sons` → `Smith & Sons`. */
function withoutReferences(text: string): string {
  let meant = text;
  for (let escapes = 0; escapes < mostEscapes && meant.includes('&'); escapes++) {
    meant = meant.replace(/&#?\w+;/g, characterOf);
  }
  return meant;
}

/** Returns the byte of Windows-1252 for a character, or undefined if it has none. */
function byteOf(character: string): number | undefined {
  const at = windows1252.indexOf(character);
  if (at >= 0) return 0x80 + at;
  const code = character.codePointAt(0) ?? 0;
  return code < 0x100 ? code : undefined;
}

/** Returns a text decoded as UTF-8 if it was misread as Windows-1252, else as it is. */
function asMeant(text: string): string {
  if (!misread.test(text)) return text;
  const bytes = [...text].map(byteOf);
  if (bytes.includes(undefined)) return text;
  try {
    return utf8.decode(Uint8Array.from(bytes.flatMap((byte) => byte ?? [])));
  } catch {
    return text;
  }
}

/**
 * Returns a text without the damage that programs do: `San JosÃ©` → `San José`, `Joe&#39;s` → `Joe's`. Damage
 * that cannot be undone with certainty stays.
 */
export const mendedText = (text: string): string => asMeant(withoutReferences(text));
