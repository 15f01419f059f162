import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { assetName, workerModule } from './vite-settings.ts';

describe('the name of an asset', () => {
  it('ends in .js for a module that a library calls .mjs, since every host knows that type', () => {
    expect(assetName({ names: ['maplibre-gl-worker.mjs'] })).toBe('assets/[name]-[hash].js');
  });

  it('keeps the extension of any other file', () => {
    expect(assetName({ names: ['public-sans.woff2'] })).toBe('assets/[name]-[hash][extname]');
  });
});

describe('the module of the service worker', () => {
  it('is there, and another one where the worker is withdrawn', () => {
    const modules = [workerModule('on'), workerModule('withdrawn')];
    expect(modules.filter((module) => !existsSync(module))).toEqual([]);
    expect(new Set(modules).size).toBe(2);
  });
});
