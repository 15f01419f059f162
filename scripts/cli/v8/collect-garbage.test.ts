import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { collectGarbage } from './collect-garbage.ts';

/** A reference to an object that nothing else holds, and that is no longer young. */
function oldGarbage(): WeakRef<object> {
  const held = { some: 'thing' };
  const reference = new WeakRef(held);
  for (let times = 0; times < 3; times += 1) collectGarbage('young');
  return reference;
}

it('collects what is no longer young, where all is asked for', async () => {
  const reference = oldGarbage();
  // A reference that was just made holds its object until the current job ends.
  await sleep(0);
  collectGarbage('all');
  expect(reference.deref()).toBeUndefined();
});
