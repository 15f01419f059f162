import { expect, it } from 'vitest';
import { requestKind } from './request-kind.ts';

it.each([
  ['/', 'page'],
  ['/pharmacies/birmingham-al?type=clinic', 'page'],
  ['/pharmacies/st.-louis-mo/a-b', 'page'],
  ['/assets/app-1a2b.js', 'asset'],
  ['/data/cities/birmingham-al.1a2b.json', 'dataset'],
  ['/manifests/al.json', 'file'],
  ['/favicon.svg', 'file'],
  ['/assets.js', 'file'],
  ['/data.json?v=1a2b', 'file'],
])('%s asks for a %s', (path, kind) => {
  expect(requestKind(new URL(path, 'https://pharmacies.test'))).toBe(kind);
});
