let encoded = Buffer.allocUnsafeSlow(2 ** 20);

/** A text's pieces in UTF-8. The bytes hold until the next call: a buffer for each file would be most of a build's garbage, and takes four times as long. */
export function utf8Of(pieces: readonly string[]): Buffer {
  let longest = 0;
  for (const piece of pieces) longest += piece.length * 3;
  if (encoded.length < longest) encoded = Buffer.allocUnsafeSlow(longest);
  let length = 0;
  // One by one: joined, a page with one “–” is a text of two bytes a character, made anew each time.
  for (const piece of pieces) length += encoded.write(piece, length);
  return encoded.subarray(0, length);
}
