import { mkdir, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Bundle, bundleApp, bundleAtHand } from '../../scripts/client-bundle/bundle.ts';

/** No bundling takes so long, in milliseconds: a lock as old is one of a run that was killed. */
const longestBundling = 120_000;

/** The app's own bundle in `folder`, made by one of the test processes that want it there while the others wait. */
export async function bundleOnce(folder: string): Promise<Bundle> {
  const atHand = await bundleAtHand(folder);
  if (atHand !== undefined) return atHand;
  await mkdir(dirname(folder), { recursive: true });
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

const made = (folder: string): Promise<boolean> =>
  mkdir(folder).then(
    () => true,
    () => false,
  );
