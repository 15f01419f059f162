/**
 * A pure function of a record, computed once for each record and remembered as long as the record is. A city's eighty
 * pages say the same things of the same records. What it gives is never `undefined`, which would be computed again and again.
 * Not for large values of many records that are each soon done with: they would outlive their use.
 */
export function memoize<Key extends object, Value extends NonNullable<unknown> | null>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = compute(key);
    known.set(key, value);
    return value;
  };
}
