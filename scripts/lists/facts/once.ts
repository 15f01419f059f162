/** Returns a function that calls `make` at its first call, and returns that value at every call. */
export function once<Value extends object>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= make();
    return value;
  };
}
