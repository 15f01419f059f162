import { describe, expect, it } from 'vitest';
import { otherOfRoute } from './route-words.ts';

const routes = [
  ['between', 'and'],
  ['from', 'to'],
] as const;
/** The place is written as an underscore, and what nothing is read from in capitals. */
const other = (text: string): string | undefined => {
  const words = text.split(' ').map((word) => (word === '_' ? '' : word.toLowerCase()));
  const left = text.split(' ').map((word) => (/^[A-Z]+$/.test(word) ? word.toLowerCase() : ''));
  const run = otherOfRoute({
    words,
    left,
    routes,
    isPlain: (word) => /^(?:between|and|from|to|the|downtown)$/.test(word),
  });
  return run && words.slice(run.from, run.to).join(' ');
};

describe('the other place of a way', () => {
  it.each([
    ['between _ and PENSACOLA', 'pensacola'],
    ['between FORT LAUDERDALE and _', 'fort lauderdale'],
    ['between downtown _ and the AIRPORT', 'airport'],
    ['on my way to _ from NAPLES', 'naples'],
  ])('is read from “%s”', (text, expected) => {
    expect(other(text)).toBe(expected);
  });

  it.each(['between FIFTH and MAIN _', 'delivery from CAPSULE _', 'CAPSULE and _'])(
    'is none in “%s”',
    (text) => {
      expect(other(text)).toBeUndefined();
    },
  );
});
