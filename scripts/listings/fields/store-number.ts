const most = 6;
/** As chains and registers write a store's number: `#07265`, `# 481`, `NO. 4867`, `STORE 1234`. */
const marked =
  /(?:#\s*|\bNO\.?\s*|\bSTORE\s+(?:NO\.?\s*|NUMBER\s*)?)(\d+(?:-\d+)?)\b(?!\s?-?(?:HOURS?|HRS?)\b)/gi;
/**
 * A number that stands alone in a name; two digits are too few, since they count hours, streets and branches.
 */
const alone = /(?<![\w#/.-])(\d{3,6}|10[- ]\d{4})(?![\w/]|[.-]\d{2,})/g;

const plain = (digits: string): string | undefined => {
  const number = digits.replace(/^0+/, '');
  return number === '' || number.length > most ? undefined : number;
};

/**
 * Walmart and its clubs register a pharmacy as `10-1234`, ten for the kind of place and the store's number.
 */
const numberOf = (text: string): string | undefined => {
  const ofWalmart = /^10[- ](\d{4})$/.exec(text)?.[1];
  if (ofWalmart !== undefined) return plain(ofWalmart);
  // `024-335` may be a division and a store, `1261-2` a store and a counter of it.
  const [first = '', second] = text.split('-');
  return second === undefined || second.length === 1 ? plain(first) : undefined;
};

/**
 * Gives the chain's own number of a store, from a name that a register has: `WALGREENS #07265` as `7265`.
 * Undefined where the name has none, or more than one that it could be.
 */
export function storeNumberOfName(name: string): string | undefined {
  for (const pattern of [marked, alone]) {
    const found = [...name.matchAll(pattern)].map(([, digits = '']) => digits);
    if (found.length > 0) return found.length === 1 ? numberOf(found[0] ?? '') : undefined;
  }
  return undefined;
}

/**
 * Gives the chain's own number of a store, from what AllThePlaces has as `ref`: `00481`, `Rite Aid #05985 San
 * Jose`, `store-1234`. Undefined for an address of a page and for a text with several numbers.
 */
export function storeNumberOfRef(ref: string): string | undefined {
  const text = ref.trim();
  const given = /#\s*(\d+)\b/.exec(text)?.[1];
  if (given !== undefined) return plain(given);
  if (/[/.]/.test(text)) return undefined;
  const numbers = text.match(/\d+/g) ?? [];
  return numbers.length === 1 ? plain(numbers[0] ?? '') : undefined;
}
