/** Returns a function that computes each key's result once. Results of text keys are kept forever. */
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
