import { decodeHTMLStrict } from 'entities';

/**
 * What Windows-1252 writes for the bytes 80 to 9F; a hole stands for itself. Node's decoder of that name was
 * one of Latin-1 for some versions.
 */
const windows1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
/** How a letter begins that was UTF-8 and was read as Windows-1252: `Ã±`, `â€™`, `Â `. */
const misread = new RegExp(`[\u00c2-\u00f4](?:[\u0080-\u00bf]|[${windows1252}])`);
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** As often as programs escape a text anew on its way: `Joe&amp;#39;s` was escaped twice. */
const mostEscapes = 3;

/** The character that a reference of HTML stands for; what is none stays: `A&P; Drugs`. */
function characterOf(reference: string): string {
  for (const spelling of [reference, reference.toLowerCase()]) {
    const character = decodeHTMLStrict(spelling);
    if (character !== spelling) return character;
  }
  return reference;
}

/** A text with the characters that its references stand for: `Smith &amp; Sons` as `Smith & Sons`. */
function withoutReferences(text: string): string {
  let meant = text;
  for (let escapes = 0; escapes < mostEscapes && meant.includes('&'); escapes++) {
    meant = meant.replace(/&#?\w+;/g, characterOf);
  }
  return meant;
}

/** The byte of Windows-1252 that a character was read from; undefined where it was none. */
function byteOf(character: string): number | undefined {
  const at = windows1252.indexOf(character);
  if (at >= 0) return 0x80 + at;
  const code = character.codePointAt(0) ?? 0;
  return code < 0x100 ? code : undefined;
}

/** A text that was UTF-8 and was read as Windows-1252, as it was meant; any other as it is. */
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
 * Gives a text without what programs did to it on its way: `San JosÃ©` as `San José`, `Joe&#39;s` as `Joe's`.
 * What cannot be read back for certain stays as it is.
 */
export const mendedText = (text: string): string => asMeant(withoutReferences(text));
