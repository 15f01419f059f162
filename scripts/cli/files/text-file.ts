import { appendFileSync, closeSync, openSync, readSync, writeFileSync } from 'node:fs';
import { utf8Of } from './utf8.ts';

/** Texts that wait in a file, so that they take no memory meanwhile. Throws the system's errors. */
export class TextFile {
  readonly #path: string;
  #length = 0;

  /** Begins the file anew, whatever an earlier process left there. */
  constructor(path: string) {
    this.#path = path;
    writeFileSync(path, '');
  }

  /** Adds a text. What it gives reads that again, as long as the file is there. */
  add(text: string): () => string {
    const bytes = utf8Of([text]);
    const { length } = bytes;
    const start = this.#length;
    appendFileSync(this.#path, bytes);
    this.#length += length;
    return () => this.#read(start, length);
  }

  #read(start: number, length: number): string {
    const opened = openSync(this.#path, 'r');
    try {
      const bytes = Buffer.allocUnsafe(length);
      for (let read = 0; read < length; ) {
        const more = readSync(opened, bytes, read, length - read, start + read);
        if (more === 0) throw new Error(`${this.#path} was cut short while it was in use`);
        read += more;
      }
      return bytes.toString();
    } finally {
      closeSync(opened);
    }
  }
}
