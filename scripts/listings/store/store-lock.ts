import { closeSync, ftruncateSync, readFileSync, writeSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFile, UnlockableFile } from '../../cli/files/file-lock.ts';
import { InputError } from '../import/input-error.ts';

const lockFileName = 'lock';

/** Runs `work` with the listing store locked. Throws an InputError if it is locked already or cannot be. */
export async function withStoreLock<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, lockFileName);
  const fd = await lockFile(file, { make: true }).catch((error: unknown) => {
    if (!(error instanceof UnlockableFile)) throw error;
    throw new InputError({
      file,
      value: error.message,
      rule: 'the file system must be able to lock a file',
      remedy: 'Choose a folder on a local disk with --store.',
    });
  });
  if (fd === undefined) throw storeBusy(file);
  try {
    ftruncateSync(fd);
    writeSync(fd, String(process.pid), 0);
    return await work();
  } finally {
    closeSync(fd);
  }
}

function storeBusy(file: string): InputError {
  const holder = readFileSync(file, 'utf8');
  return new InputError({
    file,
    value: /^\d+$/.test(holder) ? `process ${holder}` : undefined,
    rule: 'another import or fetch is at work in this store',
    remedy: 'Wait for it to end, and run the command again.',
  });
}
