/** A pure function of a few words in their order, none with a comma, computed once for the same words and remembered for good: for a handful of choices that many pages share. */
export function memoizeWords<Word extends string, Value extends NonNullable<unknown>>(
  compute: (words: readonly Word[]) => Value,
): (words: readonly Word[]) => Value {
  const known = new Map<string, Value>();
  return (words) => {
    const key = words.join();
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = compute(words);
    known.set(key, value);
    return value;
  };
}
