import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@messageformat/parser';
import { z } from 'zod';

type Token = ReturnType<typeof parse>[number] | { readonly type: 'octothorpe' };

const catalogueSchema = z.record(
  z.string(),
  z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())])),
);

/** Writes the message catalogue in a made-up longer language, and returns the file. */
export function pseudoCatalogue(): string {
  const areas = catalogueSchema.parse(JSON.parse(readFileSync('src/messages/en.json', 'utf8')));
  const text = JSON.stringify(areas, (_, value: unknown) =>
    typeof value === 'string' ? pseudoText(value) : value,
  );
  const folder = join('.cache', 'test');
  mkdirSync(folder, { recursive: true });
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const file = join(folder, `pseudo-${hash}.json`);
  writeFileSync(file, text);
  return file;
}

// The letters from a to z.
const accented = 'åƀçðéƒğĥîĵķļɱñöþɋŕšţûṽŵẋýž';

const growth = 0.4;

/** Rewrites a message in a made-up longer language: accented letters, two of five doubled. */
export function pseudoText(message: string): string {
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
  return parse(message, { cardinal: ['one', 'other'], ordinal: [] })
    .map(write)
    .join('');
}

function accent(character: string): string {
  const small = character.toLowerCase();
  if (!/^[a-z]$/.test(small)) return character;
  const letter = accented.charAt(small.charCodeAt(0) - 'a'.charCodeAt(0));
  return small === character ? letter : letter.toUpperCase();
}

// Syntax of a message, where it stands for itself.
const quoted = (character: string): string => (/[{}#]/.test(character) ? `'${character}'` : character);
