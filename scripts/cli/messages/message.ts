import { type PluralCategory, parse } from '@messageformat/parser';

type Token = ReturnType<typeof parse>[number] | { readonly type: 'octothorpe' };
type Placeholder = Exclude<Token, { type: 'content' | 'octothorpe' }>;

/** Maps an ICU message's placeholders to TypeScript types: `count` → `number`. Throws for a faulty text. */
export function placeholdersOf(
  text: string,
  cardinal: readonly PluralCategory[],
): ReadonlyMap<string, string> {
  if (text.trim() === '') throw new Error('it is empty');
  const placeholders = new Map<string, string>();
  collect(parse(text, { cardinal: [...cardinal], ordinal: [] }), placeholders);
  return placeholders;
}

const anyText = 'string | number';

function collect(tokens: readonly Token[], into: Map<string, string>): void {
  for (const token of tokens) {
    if (token.type === 'content' || token.type === 'octothorpe') continue;
    const type = typeOf(token);
    const earlier = into.get(token.arg) ?? anyText;
    if (earlier === anyText) into.set(token.arg, type);
    else if (type !== anyText && type !== earlier)
      throw new Error(`{${token.arg}} is used as two kinds of value`);
    if ('cases' in token) for (const { tokens: inner } of token.cases) collect(inner, into);
  }
}

function typeOf(token: Placeholder): string {
  if (!/^[a-z][A-Za-z0-9]*$/.test(token.arg))
    throw new Error(`the placeholder {${token.arg}} must be named like cityName`);
  if (token.type === 'argument') return anyText;
  if (token.type === 'function') {
    if (token.key === 'number' && token.param === undefined) return 'number';
    const allowed = `{${token.arg}, number} or a plain placeholder`;
    throw new Error(`{${token.arg}, ${token.key}} is not known; use ${allowed}`);
  }
  if (token.type === 'selectordinal') throw new Error('selectordinal is not supported');
  const other = token.cases.find(({ key }) => key === 'other');
  if (other === undefined) throw new Error(`{${token.arg}} has no case "other"`);
  if (token.type === 'plural') return 'number';
  if (other.tokens.length > 0) return 'string';
  const keys = token.cases.map(({ key }) => key).filter((key) => key !== 'other');
  return keys.map((key) => JSON.stringify(key)).join(' | ');
}
