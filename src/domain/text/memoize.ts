/**
 * A pure function of a record, computed once for each record and remembered as long as the record is. A city's eighty
 * pages say the same things of the same records.
 */
export function memoize<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found.value;
    const value = compute(key);
    known.set(key, { value });
    return value;
  };
}
