import { decodeHTMLStrict } from 'entities';

const unknownValue =
  /^(?:[-–—?]+|#?n\/a[.!]?|null|nil|none|nan|undefined|\\n|unknown|unavailable|t\.?b\.?[ad]\.?|not (?:available|applicable|known|provided)|[(<[](?:null|none|blank|unknown)[)>\]])$/i;

// A formula that only keeps a spreadsheet from dropping zeros: `="02445"`.
const textFormula = /^="([^"]*)"$/;

/** Returns a cell's text, trimmed. Undefined if it is empty or means unknown: `n/a`, `NULL`, `-`. */
export function knownText(text: string): string | undefined {
  const trimmed = text.trim().replace(textFormula, '$1').trim();
  return trimmed === '' || unknownValue.test(trimmed) ? undefined : trimmed;
}

/** Replaces line breaks and tabs in a cell by spaces. */
export const inOneLine = (text: string): string => text.replace(/\s*[\t\r\n]+\s*/g, ' ').trim();

/** Cuts a long text to 100 characters, and ends it with `…`. */
export const shortText = (text: string): string => (text.length <= 100 ? text : `${text.slice(0, 100)}…`);

/** Returns a text with hyphens for characters that no record's key may have: `#A 5` → `A-5`. */
export const keyCharacters = (text: string): string =>
  text.replace(/[^A-Za-z0-9_.-]+/g, '-').replace(/^[^A-Za-z0-9]+/, '');

// Windows-1252 for the bytes 80 to 9F. Some versions of Node decode these as Latin-1.
const windows1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
const misreadUtf8 = new RegExp(`[\u00c2-\u00f4](?:[\u0080-\u00bf]|[${windows1252}])`);
const utf8 = new TextDecoder('utf-8', { fatal: true });

// Some programs escape a text twice: `&amp;#39;`.
const timesEscaped = 3;

function decodeReferences(text: string): string {
  let decoded = text;
  for (let time = 0; time < timesEscaped; time += 1)
    decoded = decoded.replace(/&#?\w+;/g, (reference) =>
      decodeHTMLStrict(reference.replace(/^&[A-Z]{2,};$/, (name) => name.toLowerCase())),
    );
  return decoded;
}

function windows1252Byte(character: string): number | undefined {
  const at = windows1252.indexOf(character);
  if (at >= 0) return 0x80 + at;
  const code = character.codePointAt(0) ?? 0;
  return code < 0x100 ? code : undefined;
}

function decodeMisreadUtf8(text: string): string {
  if (!misreadUtf8.test(text)) return text;
  const bytes = [...text].map(windows1252Byte);
  if (bytes.includes(undefined)) return text;
  try {
    return utf8.decode(Uint8Array.from(bytes.flatMap((byte) => byte ?? [])));
  } catch {
    return text;
  }
}

/** Repairs text that was wrongly decoded or escaped: `San JosÃ©` → `San José`, `Joe&#39;s` → `Joe's`. */
export const repairText = (text: string): string => decodeMisreadUtf8(decodeReferences(text));
