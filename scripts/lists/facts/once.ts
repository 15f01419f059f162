/** Returns a function that makes its value at the first call and returns the same at later ones. */
export function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
