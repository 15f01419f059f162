/**
 * A pure function of a record, computed once for each of the records that are asked for again and again within a short time: of the last `most`
 * records at the least all are remembered, and never more than twice as many.
 */
export function memoizeRecent<Key extends object | string, Value>(
  compute: (key: Key) => Value,
  most: number,
): (key: Key) => Value {
  let recent = new Map<Key, { readonly value: Value }>();
  let before = recent;
  return (key) => {
    const known = recent.get(key);
    if (known !== undefined) return known.value;
    const found = before.get(key) ?? { value: compute(key) };
    if (recent.size >= most) {
      before = recent;
      recent = new Map();
    }
    recent.set(key, found);
    return found.value;
  };
}
