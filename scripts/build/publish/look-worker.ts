import { workerData } from 'node:worker_threads';
import { KnownFiles } from '../state/known-files.ts';
import type { LookWork } from './look-ahead.ts';
import { lookAtFolder } from './look-at-folder.ts';

/** The thread of `lookAhead`: answers once, and says when it has. */
function main({ out, known, verify, port, answered }: LookWork): void {
  const files = new KnownFiles(known);
  try {
    const folder = lookAtFolder({ out, earlier: { files }, verify }, (found) => {
      if (!found.known) throw new Error('Another build was here');
      return (file) => files.has(file);
    });
    port.postMessage(folder);
  } catch {
    // Whoever waits looks for itself, and meets what is wrong.
  }
  Atomics.store(answered, 0, 1);
  Atomics.notify(answered, 0);
}

main(workerData);
