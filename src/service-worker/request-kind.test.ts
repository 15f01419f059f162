import { expect, it } from 'vitest';
import { pageAddress, requestKind } from './request-kind.ts';

const site = 'https://pharmacies.test';

it.each([
  ['/', 'page'],
  ['/pharmacies/birmingham-al?type=clinic', 'page'],
  ['/pharmacies/st.-louis-mo/a-b', 'page'],
  ['/about.html', 'page'],
  ['/assets/app-1a2b.js', 'asset'],
  ['/data/places/birmingham-al.1a2b3c4d5e6f.json', 'dataset'],
  ['/data/gazetteer.1a2b3c4d5e6f.json', 'dataset'],
  ['/manifests/al.json', 'manifest'],
  ['/favicon.svg', 'file'],
  ['/assets.js', 'file'],
  ['/data.json?v=1a2b', 'file'],
])('%s asks for a %s', (path, kind) => {
  expect(requestKind(new URL(path, site))).toBe(kind);
});

it.each([
  ['/', '/'],
  ['/?q=mobile', '/'],
  ['/index.html', '/'],
  ['/about?a=1#part', '/about'],
  ['/about.html', '/about'],
  ['/about/', '/about'],
])('the page at %s is kept as %s', (path, address) => {
  expect(pageAddress(site + path)).toBe(site + address);
});
