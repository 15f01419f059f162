import { type PluralCategory, parse } from '@messageformat/parser';

/** A piece of a message: text, a placeholder, a choice of messages. */
export type Token = ReturnType<typeof parse>[number] | { readonly type: 'octothorpe' };

/** What a placeholder takes: a count, one of these keys, any text, or either of text and number. */
export type Parameter =
  | { readonly kind: 'number' }
  | { readonly kind: 'key'; readonly keys: readonly string[] }
  | { readonly kind: 'string' }
  | { readonly kind: 'text' };

/** A message that was understood, with what it must be given to be said. */
export interface Message {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly parameters: ReadonlyMap<string, Parameter>;
}

/** Parses a message in ICU MessageFormat. Throws an error that tells what is wrong with it, and where. */
export function parseMessage(text: string, cardinal: readonly PluralCategory[]): Message {
  if (text.trim() === '') throw new Error('it is empty');
  const tokens = parse(text, { cardinal: [...cardinal], ordinal: [] });
  const parameters = new Map<string, Parameter>();
  collect(tokens, parameters);
  return { text, tokens, parameters };
}

function collect(tokens: readonly Token[], into: Map<string, Parameter>): void {
  for (const token of tokens) {
    if (token.type === 'content' || token.type === 'octothorpe') continue;
    if (!/^[a-z][A-Za-z0-9]*$/.test(token.arg))
      throw new Error(`the placeholder {${token.arg}} must be named like cityName`);
    if (token.type === 'function' && (token.key !== 'number' || token.param !== undefined))
      throw new Error(
        `{${token.arg}, ${token.key}} is not known; use {${token.arg}, number} or a plain placeholder`,
      );
    if (token.type === 'selectordinal') throw new Error('selectordinal is not supported');
    const found = parameterOf(token);
    const earlier = into.get(token.arg);
    // A plain placeholder says what a plural or select of the same name has typed.
    if (earlier === undefined || earlier.kind === 'text') into.set(token.arg, found);
    else if (found.kind !== 'text' && JSON.stringify(found) !== JSON.stringify(earlier))
      throw new Error(`{${token.arg}} is used as two kinds of value`);
    if ('cases' in token) for (const { tokens: inner } of token.cases) collect(inner, into);
  }
}

/** A select whose `other` is empty takes its named keys only; one that has a text for others takes any string. */
function parameterOf(token: Exclude<Token, { type: 'content' | 'octothorpe' }>): Parameter {
  if (token.type === 'argument') return { kind: 'text' };
  if (token.type === 'function') return { kind: 'number' };
  if (!token.cases.some(({ key }) => key === 'other')) throw new Error(`{${token.arg}} has no case "other"`);
  if (token.type !== 'select') return { kind: 'number' };
  const open = token.cases.some(({ key, tokens }) => key === 'other' && tokens.length > 0);
  return open
    ? { kind: 'string' }
    : { kind: 'key', keys: token.cases.map(({ key }) => key).filter((key) => key !== 'other') };
}
