/** A pure function of a text, computed once for each text and remembered for good: for texts that come up again and again. */
export function memoizeText<Text extends string, Value>(
  compute: (text: Text) => Value,
): (text: Text) => Value {
  const known = new Map<Text, { readonly value: Value }>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found.value;
    const value = compute(text);
    known.set(text, { value });
    return value;
  };
}
