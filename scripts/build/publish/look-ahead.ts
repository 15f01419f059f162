import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { Known } from '../state/known-files.ts';
import type { Look, PublishedFolder } from './look-at-folder.ts';

/** What the looking thread is given. */
export interface LookWork extends Omit<Look, 'earlier'> {
  readonly known: Known;
  readonly port: MessagePort;
  /** Its number becomes 1 when the answer is on its way, or when there is none. */
  readonly answered: Int32Array;
}

/** How long an answer is waited for, milliseconds: by then it would have been faster to look for oneself. */
const patience = 10_000;

/** Fewer characters of pages' lines, two thousand pages, are looked at before a thread has started. */
const leastLines = 200_000;

/**
 * Has a thread look at the published folder (`lookAtFolder`) while this one does something else: where a second core is idle that costs an edit nothing,
 * and twenty thousand files are a sixth of its time. `script` is look-worker.ts, compiled. What comes back waits for the answer; it gives undefined where
 * there is none, and the folder must be looked at here. No thread is started for a small site.
 */
export function lookAhead(
  script: string,
  { out, earlier, verify }: Look,
  least = leastLines,
): (() => PublishedFolder | undefined) | undefined {
  const { known } = earlier.files;
  let lines = 0;
  for (const { pages } of known.groups.values()) lines += pages.length;
  if (lines < least) return undefined;
  const { port1: answers, port2: port } = new MessageChannel();
  const answered = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(script, {
    workerData: { out, known, verify, port, answered } satisfies LookWork,
    transferList: [port],
    execArgv: [],
  });
  // Then nothing is to be waited for.
  worker.on('error', () => Atomics.store(answered, 0, 1));
  worker.unref();
  return () => {
    Atomics.wait(answered, 0, 0, patience);
    const answer: { readonly message: PublishedFolder } | undefined = receiveMessageOnPort(answers);
    answers.close();
    return answer?.message;
  };
}
