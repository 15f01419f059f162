import type { Token } from './message.ts';

const accented: Readonly<Record<string, string>> = {
  a: 'å',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ğ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ɋ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
};

const growth = 0.4;

/**
 * Writes a message as a longer language would have it, so that a test sees what is no message and what has no room: every letter
 * with an accent, and two of five characters more. Placeholders and tags stay.
 */
export function pseudoText(tokens: readonly Token[]): string {
  let owed = 0;
  const longer = (text: string): string =>
    [...text]
      .map((character) => {
        owed += growth;
        const letter = accent(character);
        if (letter === character || owed < 1) return quoted(letter);
        const extra = Math.floor(owed);
        owed -= extra;
        return letter.repeat(1 + extra);
      })
      .join('');
  const write = (token: Token): string => {
    switch (token.type) {
      case 'content':
        return token.value
          .split(/(<\/?[a-z]\w*>)/i)
          .map((part, index) => (index % 2 === 1 ? part : longer(part)))
          .join('');
      case 'argument':
        return `{${token.arg}}`;
      case 'function':
        return `{${token.arg}, ${token.key}}`;
      case 'octothorpe':
        return '#';
      default: {
        const cases = token.cases.map(({ key, tokens: inner }) => `${key} {${inner.map(write).join('')}}`);
        return `{${token.arg}, ${token.type}, ${cases.join(' ')}}`;
      }
    }
  };
  return tokens.map(write).join('');
}

function accent(character: string): string {
  const small = character.toLowerCase();
  const letter = accented[small];
  if (letter === undefined) return character;
  return small === character ? letter : letter.toUpperCase();
}

/** Syntax of a message that stands in a text as itself. */
const quoted = (character: string): string => (/[{}#]/.test(character) ? `'${character}'` : character);
