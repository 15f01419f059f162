/** Returns a function that calls `make` when first called, and returns the same value at every call. */
export function once<Value extends object>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= make();
    return value;
  };
}
