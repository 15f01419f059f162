// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pharmacyFixture } from '../../../tests/support/pharmacy-fixture.ts';
import type { KeptPharmacy } from './this-device.ts';

/** One open page of the site. */
type Device = typeof import('./this-device.ts');
const newPage = async (): Promise<Device> => {
  vi.resetModules();
  return import('./this-device.ts');
};

let device: Device;
beforeEach(async () => {
  device = await newPage();
});
afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

const kept = () => window.localStorage.getItem('pharmacies');
const refuse = () => {
  throw new DOMException('Denied', 'SecurityError');
};
const at = (number: number): KeptPharmacy => {
  const page = device.pageOf(pharmacyFixture(number));
  if (page === undefined) throw new Error('It has a page');
  return { ...page, at: number };
};

describe('what a device remembers', () => {
  it('is put on a list and taken off it, and then nothing is kept', () => {
    device.putKept('saved', at(1));
    expect(device.getLists().saved).toMatchObject([{ name: 'Pharmacy 1', at: 1 }]);
    device.removeKept('saved', at(1));
    expect(kept()).toBeNull();
  });

  it('has the latest first, each once, and drops the oldest', () => {
    const { recent: most } = device.mostKept;
    for (let number = 1; number <= most + 5; number += 1) device.putKept('recent', at(number));
    expect(device.getLists().recent).toHaveLength(most);
    device.putKept('recent', { ...at(10), at: 99 });
    const names = device.getLists().recent.map(({ name }) => name);
    expect(names.slice(0, 2)).toEqual(['Pharmacy 10', 'Pharmacy 25']);
    expect(names).toHaveLength(most);
  });

  it('is removed from one list only, and read as it was written', () => {
    device.putKept('recent', at(1));
    device.putKept('saved', at(1));
    expect(device.parseLists(kept() ?? '')).toEqual({ saved: [at(1)], recent: [at(1)] });
    device.removeKept('saved', at(1));
    expect(device.parseLists(kept() ?? '')).toEqual({ saved: [], recent: [at(1)] });
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['no record', '1'],
    ['another form', JSON.stringify({ saved: 'all', recent: [{ city: '../x' }, null] })],
  ])('is empty if the stored text is %s', (_, text) => {
    expect(device.parseLists(text)).toEqual({ saved: [], recent: [] });
  });

  it('is the same in another tab, which overwrites nothing', async () => {
    const other = await newPage();
    const { result, unmount } = renderHook(() => other.useDeviceLists());
    device.putKept('saved', at(1));
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    expect(result.current.saved).toHaveLength(1);
    act(() => other.putKept('recent', at(2)));
    expect(device.getLists()).toEqual({ saved: [at(1)], recent: [at(2)] });
    unmount();
  });

  it('keeps what was saved when a removal is taken back, in the order of time', () => {
    for (const number of [1, 2]) device.putKept('saved', at(number));
    device.removeKept('saved', at(1));
    device.putKept('saved', at(3));
    for (const _ of ['once', 'again']) device.restoreKept('saved', at(1));
    expect(device.getLists().saved.map(({ name }) => name)).toEqual([
      'Pharmacy 3',
      'Pharmacy 2',
      'Pharmacy 1',
    ]);
  });

  it('keeps a new one first, and with a full list, also by a clock that went back', () => {
    for (let number = 1; number <= device.mostKept.saved; number += 1) device.putKept('saved', at(number));
    device.putKept('saved', { ...at(99), at: 0 });
    expect(device.getLists().saved[0]).toMatchObject({ name: 'Pharmacy 99', at: 0 });
  });

  it('survives a save that the browser refuses, until the browser stores one again', () => {
    device.putKept('saved', at(1));
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    device.putKept('saved', at(2));
    device.putKept('recent', at(3));
    expect(device.getLists().saved).toHaveLength(2);
    full.mockRestore();
    device.putKept('recent', at(4));
    expect(kept()).toContain('Pharmacy 2');
  });

  it('lasts as long as the page if the browser stores nothing, and says so', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    expect(device.isKeeping()).toBe(true);
    device.putKept('saved', at(1));
    expect(device.getLists().saved).toHaveLength(1);
    expect(device.isKeeping()).toBe(false);
    device.forgetLists();
    expect(device.getLists().saved).toEqual([]);
  });
});
