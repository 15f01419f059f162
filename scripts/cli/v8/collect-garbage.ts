import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collector: ((options?: { readonly type: 'minor' }) => void) | undefined;

/** Has V8 collect garbage now: of the youngest objects, in half a millisecond, or of all, which takes about as many milliseconds as megabytes stay. */
export function collectGarbage(of: 'young' | 'all'): void {
  if (collector === undefined) {
    setFlagsFromString('--expose-gc');
    collector = runInNewContext('gc');
    // V8 would refuse the next build what it compiles under another flag (docs/decisions/0143-kept-code.md).
    setFlagsFromString('--no-expose-gc');
  }
  // Node 20 takes any options for those of the youngest.
  if (of === 'young') collector?.({ type: 'minor' });
  else collector?.();
}
