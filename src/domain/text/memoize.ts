/**
 * Returns a function that remembers the results of `compute`. A result lives as long as the object that is
 * its key, or forever if the key is a text. Avoid it for many large results that are needed only briefly.
 */
export function memoize<Key extends object | string, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const objects = new WeakMap<object, { readonly value: Value }>();
  const texts = new Map<string, { readonly value: Value }>();
  return (key) => {
    const remembered = typeof key === 'string' ? texts.get(key) : objects.get(key);
    const result = remembered ?? { value: compute(key) };
    if (typeof key === 'string') texts.set(key, result);
    else objects.set(key, result);
    return result.value;
  };
}
