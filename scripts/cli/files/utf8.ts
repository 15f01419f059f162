/** Room for texts in UTF-8, one after another: a buffer for each would be most of a build's garbage, and takes four times as long. */
export class Utf8Room {
  #buffer = Buffer.allocUnsafeSlow(2 ** 20);
  #end = 0;

  /** A text's pieces in UTF-8. The bytes hold until `clear`. */
  add(pieces: readonly string[]): Buffer {
    let longest = 0;
    for (const piece of pieces) longest += piece.length * 3;
    if (this.#buffer.length < this.#end + longest) {
      // What lies in the full one holds as long as somebody reads it.
      this.#buffer = Buffer.allocUnsafeSlow(Math.max(this.#buffer.length, longest));
      this.#end = 0;
    }
    const start = this.#end;
    // One by one: joined, a page with one “–” is a text of two bytes a character, made anew each time.
    for (const piece of pieces) this.#end += this.#buffer.write(piece, this.#end);
    return this.#buffer.subarray(start, this.#end);
  }

  /** The next text is written over what was added. */
  clear(): void {
    this.#end = 0;
  }
}

const single = new Utf8Room();

/** A text's pieces in UTF-8. The bytes hold until the next call. */
export function utf8Of(pieces: readonly string[]): Buffer {
  single.clear();
  return single.add(pieces);
}
