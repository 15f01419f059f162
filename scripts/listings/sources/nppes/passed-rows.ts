const digitZero = 48;
const quote = 34;
/** Numbers begin with 1 or 2; their last digit checks the nine before, which tell them apart. */
const lowest = 100_000_000;
const highest = 300_000_000;

/** Returns the register number that a row begins with, quoted or not; -1 for a row that begins otherwise. */
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
  /** Takes a row without a pharmacy's code; says whether a record has its number, to read it then. */
  readonly isOfRecord: (bytes: Buffer, start: number) => boolean;
  /** Says that a file of the register has been read. */
  readonly endFile: () => void;
  /** Returns the numbers of which a file, from 0, may have passed over a row before their record came. */
  readonly missedIn: (file: number) => ReadonlySet<number>;
}

/** Remembers the numbers of records, and in 25 MB those that the file at hand passed over. */
export function passedRows(): PassedRows {
  const known = new Set<number>();
  /** Of each file, how many numbers were known at its end, and those that it had itself passed over. */
  const ends: number[] = [];
  const missedHere: number[][] = [[]];
  let passed = new Uint8Array(0);
  const placeOf = (npi: number): number => Math.floor(npi / 10) - lowest;
  return {
    onRecord: (npi) => {
      if (known.has(npi)) return;
      known.add(npi);
      const place = placeOf(npi);
      if (((passed[place >>> 3] ?? 0) & (1 << (place & 7))) !== 0) missedHere.at(-1)?.push(npi);
    },
    isOfRecord: (bytes, start) => {
      const npi = numberAt(bytes, start);
      if (npi === -1 || known.has(npi)) return npi !== -1;
      if (passed.length === 0) passed = new Uint8Array((highest - lowest) / 8);
      const place = placeOf(npi);
      // No record has a number outside the register's.
      if (place >= 0 && place >>> 3 < passed.length)
        passed[place >>> 3] = (passed[place >>> 3] ?? 0) | (1 << (place & 7));
      return false;
    },
    endFile: () => {
      ends.push(known.size);
      missedHere.push([]);
      passed.fill(0);
    },
    missedIn: (file) => new Set([...(missedHere[file] ?? []), ...[...known].slice(ends[file])]),
  };
}
