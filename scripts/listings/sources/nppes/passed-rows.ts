const digitZero = 48;
const quote = 34;
/** Numbers begin with 1 or 2 and end with a check digit, so that the nine digits before it tell them apart. */
const lowest = 100_000_000;
const highest = 300_000_000;

/** The register number that a row begins with, quoted or not; -1 for a row that begins otherwise. */
export function numberAt(bytes: Buffer, start: number): number {
  let at = bytes[start] === quote ? start + 1 : start;
  let number = 0;
  for (const end = at + 10; at < end; at += 1) {
    const digit = (bytes[at] ?? 0) - digitZero;
    if (digit < 0 || digit > 9) return -1;
    number = number * 10 + digit;
  }
  return number;
}

/** Tells which of the rows that a reader passes over may be a later word on a record. */
export interface PassedRows {
  /** Takes the number of a record. */
  readonly onRecord: (npi: number) => void;
  /** Takes a row that has no pharmacy's code; says whether a record with its number is known, so that the row is to be read. */
  readonly isOfRecord: (bytes: Buffer, start: number) => boolean;
  /** Says that a file of the register has been read. */
  readonly endFile: () => void;
  /** Numbers of which a file, counted from 0, passed over a row before their record came. */
  readonly missedIn: (file: number) => ReadonlySet<number>;
}

/**
 * Remembers the numbers of the rows that were passed over, of however many, in a fixed 50 MB at most: a bit each for the file that is
 * read and for those before it.
 */
export function passedRows(): PassedRows {
  const known = new Set<number>();
  const size = (highest - lowest) / 32;
  let here = new Uint32Array(0);
  let before = new Uint32Array(0);
  /** By the file in which the record came: its numbers that the same file, or an earlier one, had passed over. */
  const missed: { readonly here: Set<number>; readonly before: Set<number> }[] = [newMissed()];
  const current = () => missed.at(-1) ?? newMissed();
  return {
    onRecord: (npi) => {
      if (known.has(npi)) return;
      known.add(npi);
      if (hasBit(here, npi)) current().here.add(npi);
      if (hasBit(before, npi)) current().before.add(npi);
    },
    isOfRecord: (bytes, start) => {
      const npi = numberAt(bytes, start);
      if (npi === -1) return false;
      if (known.has(npi)) return true;
      if (here.length === 0) here = new Uint32Array(size);
      setBit(here, npi);
      return false;
    },
    endFile: () => {
      missed.push(newMissed());
      if (before.length === 0) {
        [before, here] = [here, before];
        return;
      }
      // A page of memory that was never written to stays unused.
      for (let index = 0; index < here.length; index += 1) {
        const bits = here[index] ?? 0;
        if (bits === 0) continue;
        before[index] = (before[index] ?? 0) | bits;
        here[index] = 0;
      }
    },
    missedIn: (file) =>
      new Set(
        missed.slice(file).flatMap((numbers, index) => [...(index === 0 ? numbers.here : numbers.before)]),
      ),
  };
}

const newMissed = () => ({ here: new Set<number>(), before: new Set<number>() });

const bitOf = (npi: number): number => Math.floor(npi / 10) - lowest;

function hasBit(bits: Uint32Array, npi: number): boolean {
  const bit = bitOf(npi);
  return ((bits[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0;
}

/** Sets no bit for a number outside the register's, which can be no record's. */
function setBit(bits: Uint32Array, npi: number): void {
  const bit = bitOf(npi);
  const index = bit >>> 5;
  if (bit >= 0 && index < bits.length) bits[index] = (bits[index] ?? 0) | (1 << (bit & 31));
}
