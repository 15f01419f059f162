import { expect, it } from 'vitest';
import { isComplete, isPage, scriptEnd, suitsPath } from './sound-answer.ts';

it.each([
  ['/assets/app-1a2b.js', 'text/javascript; charset=utf-8'],
  ['/assets/worker-1a2b.mjs', 'application/javascript'],
  ['/assets/site-1a2b.css', 'text/css'],
  ['/data/places/mobile-al.1a2b3c4d5e6f.json', 'application/json'],
  ['/manifests/al.json', 'application/octet-stream'],
  ['/assets/font-1a2b.woff2', 'font/woff2'],
  ['/assets/font-1a2b.woff2', null],
  ['/favicon.svg', 'image/svg+xml'],
])('%s may be %s', (path, type) => {
  expect(suitsPath(path, type)).toBe(true);
});

it.each([
  ['/assets/app-1a2b.js', 'text/html; charset=utf-8'],
  ['/assets/app-1a2b.js', 'text/plain'],
  ['/assets/app-1a2b.js', null],
  ['/assets/site-1a2b.css', 'text/html'],
  ['/data/places/mobile-al.1a2b3c4d5e6f.json', 'text/html'],
  ['/favicon.svg', 'text/html'],
])('%s is no %s', (path, type) => {
  expect(suitsPath(path, type)).toBe(false);
});

it.each([
  [200, 'text/html; charset=utf-8', true],
  [404, 'text/html', false],
  [200, 'text/plain', false],
])('an answer of status %i and type %s is a page: %s', (status, type, page) => {
  expect(isPage(new Response('', { status, headers: { 'content-type': type } }))).toBe(page);
});

it.each([
  ['/assets/app-1.js', `export {};${scriptEnd}\n`, true],
  ['/assets/worker-1.js', 'let a;\n//# sourceMappingURL=worker.mjs.map', true],
  ['/assets/app-1.js', 'export {', false],
  ['/assets/site-1.css', 'a {', true],
  ['/data/places/mobile-al.44136fa355b3.json', '{}', true],
  ['/data/places/mobile-al.44136fa355b3.json', '{', false],
  ['/manifests/al.json', '{', true],
])('%s with %s is whole: %s', async (path, text, whole) => {
  const { buffer } = new TextEncoder().encode(text);
  expect(await isComplete(path, buffer)).toBe(whole);
});
