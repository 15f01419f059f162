/**
 * Remembers what a pure function gives: for an object as long as it is there, for a text for good. Not for
 * large values of many records that are each soon done with, which they would outlive.
 */
export function memoize<Key extends object | string, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const objects = new WeakMap<object, { readonly value: Value }>();
  const texts = new Map<string, { readonly value: Value }>();
  return (key) => {
    const found = typeof key === 'string' ? texts.get(key) : objects.get(key);
    const made = found ?? { value: compute(key) };
    if (typeof key === 'string') texts.set(key, made);
    else objects.set(key, made);
    return made.value;
  };
}
