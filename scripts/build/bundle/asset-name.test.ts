import { expect, test } from 'vitest';
import { assetName } from './asset-name.ts';

test('a module that a library calls .mjs is published as .js, whose type every host knows', () => {
  expect(assetName({ names: ['maplibre-gl-worker.mjs'] })).toBe('assets/[name]-[hash].js');
});

test('any other file keeps its own extension', () => {
  expect(assetName({ names: ['public-sans.woff2'] })).toBe('assets/[name]-[hash][extname]');
});
