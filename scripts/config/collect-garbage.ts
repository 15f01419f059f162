import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collector: ((options: { readonly type: 'minor' | 'major' }) => void) | undefined;

/** Has V8 collect garbage now: of the youngest objects, in half a millisecond, or of all, in about one for each megabyte that stays. */
export function collectGarbage(of: 'young' | 'all'): void {
  if (collector === undefined) {
    setFlagsFromString('--expose-gc');
    collector = runInNewContext('gc');
    // V8 would refuse the next build what it compiles under another flag (docs/decisions/0143-kept-code.md).
    setFlagsFromString('--no-expose-gc');
  }
  collector?.({ type: of === 'young' ? 'minor' : 'major' });
}
