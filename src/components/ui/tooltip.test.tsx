// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tooltips } from './tooltip.tsx';

const hints = (
  <Tooltips
    controls={[
      { text: 'Measured from the city’s centre', control: <button type="button">2.1 mi</button> },
      { text: 'From the pharmacy itself', control: <button type="button">Open</button> },
    ]}
  />
);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const enter = (name: string) =>
  act(() => void fireEvent.pointerMove(screen.getByRole('button', { name }), { pointerType: 'mouse' }));
const leave = (name: string) =>
  act(() => void fireEvent.pointerLeave(screen.getByRole('button', { name }), { pointerType: 'mouse' }));
const shown = () => screen.queryByRole('tooltip')?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a hint', () => {
  it('opens 700 ms after the pointer came', async () => {
    render(hints);
    enter('2.1 mi');
    await pass(699);
    expect(shown()).toBeUndefined();
    await pass(1);
    expect(shown()).toBe('Measured from the city’s centre');
  });

  it('opens at once on keyboard focus, describes its control, and closes on Escape', async () => {
    render(hints);
    const button = screen.getByRole('button', { name: '2.1 mi' });
    act(() => button.focus());
    expect(shown()).toBe('Measured from the city’s centre');
    expect(button.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
    act(() => void fireEvent.keyDown(button, { key: 'Escape' }));
    expect(shown()).toBeUndefined();
  });

  it.each([
    [299, 'From the pharmacy itself'],
    [301, undefined],
  ])('%i ms after another one closed shows %s', async (gap, text) => {
    render(hints);
    enter('2.1 mi');
    await pass(700);
    leave('2.1 mi');
    act(() => void fireEvent.keyDown(document, { key: 'Escape' }));
    await pass(gap);
    enter('Open');
    await pass(1);
    expect(shown()).toBe(text);
  });

  it('adds nothing to its control in the static page', () => {
    const html = renderToString(hints);
    expect(html).toContain('>2.1 mi</button>');
    expect(html).not.toContain('Measured from');
    expect(html).not.toContain('style=');
  });
});
