// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { latePart, withParts } from './late-part.ts';

const Week = () => <p>Monday to Sunday</p>;
const sendPage = () => document.body.setAttribute('data-server-rendered', 'true');
const takeOver = () => document.body.removeAttribute('data-server-rendered');

/** A page with a part whose code comes, or fails to come, when the test says so. */
function pageWithWeek() {
  let settle: (answer: 'comes' | 'fails') => void = () => undefined;
  const code = new Promise<{ readonly Week: () => ReactNode }>((resolve, reject) => {
    settle = (answer) => (answer === 'comes' ? resolve({ Week }) : reject(new Error('No network')));
  });
  const Part = latePart(
    () => code,
    (module) => module.Week,
  );
  const { container } = render(
    <Suspense fallback="the page before">
      <h1>Cedar Pharmacy</h1>
      <Part />
    </Suspense>,
  );
  return {
    shown: () => container.textContent,
    come: () => act(async () => settle('comes')),
    fail: () => act(async () => settle('fails')),
  };
}

beforeEach(takeOver);
afterEach(cleanup);

describe('a late part', () => {
  it('lets the rest of a page that was sent go ahead', async () => {
    sendPage();
    const page = pageWithWeek();
    expect(page.shown()).toBe('Cedar Pharmacy');
    await page.come();
    expect(page.shown()).toBe('Cedar PharmacyMonday to Sunday');
  });

  it('leaves a page that was sent as it is where its code cannot be had', async () => {
    sendPage();
    const page = pageWithWeek();
    await page.fail();
    expect(page.shown()).toBe('Cedar Pharmacy');
  });

  it('holds up a page that is navigated to until it is there', async () => {
    const page = pageWithWeek();
    expect(page.shown()).toBe('the page before');
    await page.come();
    expect(page.shown()).toBe('Cedar PharmacyMonday to Sunday');
  });
});

describe('a screen with late parts', () => {
  const visit = async () => {
    const parts = vi.fn(() => Promise.reject(new Error('No network')));
    expect(await withParts(async () => 'screen', parts)()).toBe('screen');
    return parts.mock.calls.length;
  };

  it('asks for them at once where a visitor navigates to it', async () => {
    expect(await visit()).toBe(1);
  });

  it('leaves them for later on a page that was sent', async () => {
    sendPage();
    expect(await visit()).toBe(0);
  });
});
