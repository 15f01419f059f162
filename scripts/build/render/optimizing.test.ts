import { cachedDataVersionTag } from 'node:v8';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { optimizingFlags } from '../../cli/v8/v8-flags.mjs';
import { optimizeAsUsual, optimizeForMany, optimizeInTime } from './optimizing.ts';

/** Stands for V8's flags as they are. */
const flags = cachedDataVersionTag;

/** Flags as usual, and as they are while many pages are left. */
let usual: number;
let many: number;
beforeEach(() => {
  optimizeAsUsual();
  optimizeForMany();
  many = flags();
  optimizeAsUsual();
  usual = flags();
});
afterEach(optimizeAsUsual);

/** Since Node 22 V8 is told nothing. */
const isTold = optimizingFlags(process.versions.node, 'none').length > 0;

describe.runIf(isTold)('what V8 optimizes', () => {
  it('is more while many pages are left, and nothing near the end', () => {
    const optimize = optimizeInTime(2);
    optimize({ left: 19_000, rendered: 0 });
    expect(flags()).toBe(many);
    optimize({ left: 10_000, rendered: 9_000 });
    expect(flags()).toBe(many);
    optimize({ left: 9_999, rendered: 9_001 });
    expect([usual, many]).not.toContain(flags());
    optimizeAsUsual();
    expect(flags()).toBe(usual);
  });

  it('is as usual in an edit, however many pages there are', () => {
    const optimize = optimizeInTime(2);
    optimize({ left: 0, rendered: 121 });
    optimize({ left: 9_000, rendered: 8_000 });
    expect(flags()).toBe(usual);
  });

  it('is not cut off before each thread has rendered enough to have met what it will meet', () => {
    const optimize = optimizeInTime(8);
    optimize({ left: 12_000, rendered: 1_000 });
    optimize({ left: 2_000, rendered: 11_000 });
    expect(flags()).toBe(many);
  });
});
