import { closeSync, fstatSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Fingerprint, fingerprintOf } from '../state/fingerprint.ts';

/** Writes a file of the staging folder, with its folder if need be, and tells what shows of it there. It shows the same when it is published by a rename. */
export function writeStaged(staging: string, file: string, content: Buffer, digest: string): Fingerprint {
  const target = `${staging}/${file}`;
  const opened = openStaged(target);
  try {
    for (let written = 0; written < content.length; ) written += writeSync(opened, content, written);
    return fingerprintOf(fstatSync(opened), digest);
  } finally {
    closeSync(opened);
  }
}

function openStaged(target: string): number {
  try {
    return openSync(target, 'w');
  } catch {
    // Most files go into a folder that an earlier one made. What else is wrong shows again.
    mkdirSync(dirname(target), { recursive: true });
    return openSync(target, 'w');
  }
}
