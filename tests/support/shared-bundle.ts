import { mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Bundle, bundleApp, reusableBundle } from '../../scripts/build/bundle/bundle.ts';
import { testSite } from '../../scripts/quality/test-all/test-site.ts';

const folder = '.build/test-bundle';
// In milliseconds. An older lock is of a run that was killed.
const longestBundling = 120_000;

/** Returns the app's bundle for tests; makes it if the sources changed. */
export async function sharedBundle(): Promise<Bundle> {
  const atHand = (await reusableBundle(join(testSite.work, 'bundle'))) ?? (await reusableBundle(folder));
  if (atHand !== undefined) return atHand;
  await mkdir(dirname(folder), { recursive: true });
  // One process makes it, while the others wait.
  const lock = `${folder}-lock`;
  while (!(await made(lock))) {
    const age = await stat(lock).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > longestBundling) await rm(lock, { recursive: true, force: true });
    await sleep(100);
  }
  try {
    return await bundleApp(folder);
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

const made = (path: string): Promise<boolean> =>
  mkdir(path).then(
    () => true,
    () => false,
  );
