// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepFocus } from './kept-focus.ts';

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = `<h1 id="page-title" tabindex="-1">Miami</h1>
    <section aria-labelledby="near-title">
      <h2 id="near-title">Near you</h2><div><button>Use my location</button></div>
    </section>
    <button id="other">Other</button>`;
  stop = keepFocus();
});
afterEach(() => stop());

const button = (): HTMLElement => {
  const found = document.querySelector('section button');
  if (!(found instanceof HTMLElement)) throw new Error('The page has no button');
  return found;
};
const settled = () => new Promise((resolve) => setTimeout(resolve));
const focused = () => document.activeElement?.id;

it('the heading of a section takes the focus of its removed button', async () => {
  button().focus();
  button().remove();
  await settled();
  expect(focused()).toBe('near-title');
});

it('the page’s title takes the focus if the section is removed too', async () => {
  button().focus();
  document.querySelector('section')?.remove();
  await settled();
  expect(focused()).toBe('page-title');
});

it('the next screen’s title takes the focus from a waiting screen’s title, even if it appears later', async () => {
  const title = document.getElementById('page-title');
  title?.focus();
  title?.remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
  document.body.insertAdjacentHTML('beforeend', '<h1 id="page-title" tabindex="-1">Near you</h1>');
  await settled();
  expect(focused()).toBe('page-title');
});

it('a focus that has moved on stays where it is', async () => {
  button().focus();
  document.getElementById('other')?.focus();
  button().remove();
  await settled();
  expect(focused()).toBe('other');
});

it('a focus that was given up by a tap elsewhere does not come back', async () => {
  button().focus();
  button().blur();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  button().remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});
