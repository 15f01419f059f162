import { describe, expect, it } from 'vitest';
import { wholeView } from '../../domain/places/map-view.ts';
import { viewAfter } from './map-keys.ts';

const size = { width: 400, height: 400 };
const alone = { altKey: false, ctrlKey: false, metaKey: false };

describe('the keys of a map', () => {
  it.each([
    ['ArrowLeft', { x: 30, y: 50 }],
    ['ArrowRight', { x: 70, y: 50 }],
    ['ArrowUp', { x: 50, y: 30 }],
    ['ArrowDown', { x: 50, y: 70 }],
  ])('%s shows what lies there', (key, middle) => {
    expect(viewAfter({ key, ...alone }, wholeView, size)).toEqual({ ...middle, zoom: 1 });
  });

  it('plus and minus enlarge it and make it smaller', () => {
    const near = viewAfter({ key: '+', ...alone }, wholeView, size) ?? wholeView;
    expect(near).toEqual({ x: 50, y: 50, zoom: 1.6 });
    expect(viewAfter({ key: '=', ...alone }, wholeView, size)).toEqual(near);
    expect(viewAfter({ key: '-', ...alone }, near, size)?.zoom).toBeCloseTo(1);
  });

  it.each([
    ['Alt and an arrow, which goes back', { key: 'ArrowLeft', altKey: true }],
    ['Ctrl and +, which enlarges the page', { key: '+', ctrlKey: true }],
    ['Ctrl and -', { key: '-', ctrlKey: true }],
    ['Command and =', { key: '=', metaKey: true }],
    ['another key', { key: 'a' }],
  ])('it leaves the browser %s', (_, pressed) => {
    expect(viewAfter({ ...alone, ...pressed }, wholeView, size)).toBeUndefined();
  });
});
