const mostDigits = 6;
const markedNumber =
  /(?:#\s*|\bNO\.?\s*|\bSTORE\s+(?:NO\.?\s*|NUMBER\s*)?)(\d+(?:-\d+)?)\b(?!\s?-?(?:HOURS?|HRS?)\b)/gi;
// At least three digits, since two may count hours, streets or branches; or Walmart's `10-1234`.
const unmarkedNumber = /(?<![\w#/.-])(\d{3,6}|10[- ]\d{4})(?![\w/]|[.-]\d{2,})/g;

const withoutLeadingZeros = (digits: string): string | undefined => {
  const number = digits.replace(/^0+/, '');
  return number === '' || number.length > mostDigits ? undefined : number;
};

// Walmart and its clubs register a pharmacy as `10-1234`: ten, and the store's number. `1261-2` is a counter
// of a store. `024-335` may be a division and a store, and is none.
const wholeNumber = /^(?:10[- ](?=\d{4}$))?(\d+)(?:-\d)?$/;

/** Returns the store number in a business name: `WALGREENS #07265` → `7265`. Undefined if it has several. */
export function storeNumberOfName(name: string): string | undefined {
  for (const pattern of [markedNumber, unmarkedNumber]) {
    const found = [...name.matchAll(pattern)].map(([, digits = '']) => digits);
    const [first = '', ...others] = found;
    if (first !== '')
      return others.length === 0 ? withoutLeadingZeros(wholeNumber.exec(first)?.[1] ?? '') : undefined;
  }
  return undefined;
}

/** Returns the store number in a chain's reference: `Rite Aid #05985` → `5985`, `store-1234` → `1234`. */
export function storeNumberOfRef(ref: string): string | undefined {
  const text = ref.trim();
  const markedDigits = /#\s*(\d+)\b/.exec(text)?.[1];
  if (markedDigits !== undefined) return withoutLeadingZeros(markedDigits);
  if (/[/.]/.test(text)) return undefined;
  const numbers = text.match(/\d+/g) ?? [];
  return numbers.length === 1 ? withoutLeadingZeros(numbers[0] ?? '') : undefined;
}
