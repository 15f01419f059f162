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

const names = () => device.getSaved().map(({ name }) => name);

describe('the pharmacies saved on a device', () => {
  it('are put on the list and taken off it, and then nothing is kept', () => {
    expect(device.putKept(at(1))).toBe(true);
    expect(device.getSaved()).toMatchObject([{ name: 'Pharmacy 1', at: 1 }]);
    expect(device.parseSaved(kept() ?? '')).toEqual([at(1)]);
    device.removeKept(at(1));
    expect(kept()).toBeNull();
  });

  it('have the latest first, each once, and drop the oldest', () => {
    const { mostKept } = device;
    for (let number = 1; number <= mostKept + 5; number += 1) device.putKept(at(number));
    device.putKept({ ...at(10), at: Number.MAX_SAFE_INTEGER });
    expect(names().slice(0, 2)).toEqual(['Pharmacy 10', `Pharmacy ${mostKept + 5}`]);
    expect(names()).toHaveLength(mostKept);
    expect(names()).not.toContain('Pharmacy 1');
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['no record', '1'],
    ['another form', JSON.stringify({ saved: 'all' })],
    ['rows of another form', JSON.stringify({ saved: [{ city: '../x' }, null] })],
  ])('are none if the stored text is %s', (_, text) => {
    expect(device.parseSaved(text)).toEqual([]);
  });

  it('are the same in another tab, which overwrites nothing', async () => {
    const other = await newPage();
    const { result, unmount } = renderHook(() => other.useSaved());
    device.putKept(at(1));
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    expect(result.current).toHaveLength(1);
    act(() => void other.putKept(at(2)));
    expect(names()).toEqual(['Pharmacy 2', 'Pharmacy 1']);
    unmount();
  });

  it('stay as they were if the browser refuses to store one, and the caller learns it', () => {
    device.putKept(at(1));
    const full = vi.spyOn(window.localStorage, 'setItem').mockImplementation(refuse);
    expect(device.putKept(at(2))).toBe(false);
    expect(names()).toEqual(['Pharmacy 1']);
    full.mockRestore();
    expect(device.putKept(at(2))).toBe(true);
  });

  it('are none if the browser stores nothing', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    expect(device.putKept(at(1))).toBe(false);
    expect(device.getSaved()).toEqual([]);
    expect(device.forgetSaved()).toBe(false);
  });
});
