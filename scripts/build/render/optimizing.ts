import { type OptimizingStage, setOptimizing } from '../../cli/v8/v8-flags.mjs';

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
 * takes longer than it spares (docs/decisions/0145-optimized-in-time.md). Holds for all threads, until `optimizeAsUsual`. Since Node 22 V8 decides by itself.
 */
export function optimizeInTime(threads: number): (progress: Progress) => void {
  let stage: OptimizingStage = 'few';
  const enter = (next: OptimizingStage): void => {
    stage = next;
    setOptimizing(next);
  };
  return ({ left, rendered }) => {
    if (stage === 'few' && left >= manyPages) enter('many');
    else if (stage === 'many' && left < manyPages && rendered >= threads * pagesToOptimize) enter('none');
  };
}

/** Takes that back. */
export const optimizeAsUsual = (): void => setOptimizing('few');

/** Has V8 optimize as it does while many pages are left. */
export const optimizeForMany = (): void => setOptimizing('many');
