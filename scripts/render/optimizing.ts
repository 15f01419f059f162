import { setFlagsFromString } from 'node:v8';
import { setFlagsForMany, setV8Flags } from '../config/v8-flags.mjs';

/** V8 earns back what it optimizes where so many pages are left to render, on one thread or two. Much the same from 7,000 to 12,000. */
const manyPages = 10_000;

/** Pages that each thread renders before V8 stops: by then it runs nearly all that it ever will. */
const pagesToOptimize = 2000;

/** How far a rendering is, in pages. */
interface Progress {
  readonly left: number;
  readonly rendered: number;
}

/**
 * Has V8 compile functions with all optimizations as soon as it does by itself while many pages are left, and then no more: what it compiles in the second half of a build of seconds
 * takes longer than it spares (docs/decisions/0145-optimized-in-time.md). Holds for all threads, until `optimizeAsUsual`.
 */
export function optimizeInTime(threads: number): (progress: Progress) => void {
  let stage: 'few' | 'many' | 'done' = 'few';
  return ({ left, rendered }) => {
    if (stage === 'few' && left >= manyPages) {
      stage = 'many';
      setFlagsForMany();
    } else if (stage === 'many' && left < manyPages && rendered >= threads * pagesToOptimize) {
      stage = 'done';
      setFlagsFromString('--max-optimized-bytecode-size=0');
    }
  };
}

/** Takes that back. */
export function optimizeAsUsual(): void {
  setV8Flags();
  // V8's own.
  setFlagsFromString('--max-optimized-bytecode-size=61440');
}

/** Does work under the flags that a program is loaded with, under which alone its code can be kept (docs/decisions/0143-kept-code.md); then many pages are rendered. */
export function underUsualFlags(work: () => void): void {
  setV8Flags();
  work();
  setFlagsForMany();
}
