// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pharmacyFixture } from '../../../tests/support/pharmacy-fixture.ts';
import { createDeviceLists, mostKept, parseLists } from './this-device.ts';

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

const pharmacy = pharmacyFixture(1);
const kept = () => window.localStorage.getItem('pharmacies');
const refuse = () => {
  throw new DOMException('Denied', 'SecurityError');
};

describe('what a device remembers', () => {
  it('is saved by one tap and taken back by another', () => {
    const device = createDeviceLists(() => 7);
    expect(device.toggle(pharmacy)).toBe(true);
    expect(device.getLists().saved).toMatchObject([{ name: 'Pharmacy 1', at: 7 }]);
    expect(device.toggle(pharmacy)).toBe(false);
    expect(kept()).toBeNull();
  });

  it('has the latest first, each once, and lets the oldest go', () => {
    let time = 0;
    const device = createDeviceLists(() => (time += 1));
    for (let number = 1; number <= mostKept.recent + 5; number += 1) device.visit(pharmacyFixture(number));
    expect(device.getLists().recent).toHaveLength(mostKept.recent);
    expect(device.getLists().recent[0]).toMatchObject({ name: 'Pharmacy 25', at: 25 });
    device.visit(pharmacyFixture(10));
    expect(
      device
        .getLists()
        .recent.map(({ name }) => name)
        .slice(0, 2),
    ).toEqual(['Pharmacy 10', 'Pharmacy 25']);
    expect(device.getLists().recent).toHaveLength(mostKept.recent);
  });

  it('is taken off one list alone, and read as it was written', () => {
    const device = createDeviceLists(() => 7);
    device.visit(pharmacy);
    device.toggle(pharmacy);
    const { recent } = device.getLists();
    expect(parseLists(kept())).toEqual({ saved: recent, recent });
    device.toggle(pharmacy);
    expect(parseLists(kept())).toEqual({ saved: [], recent });
  });

  const row = { city: 'birmingham-al', slug: 'pharmacy-1', name: 'Pharmacy 1', at: 1 };
  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another version', JSON.stringify({ version: 2, saved: [row], recent: [] })],
    ['another form', JSON.stringify({ version: 1, saved: 'all', recent: [{ city: '../x' }, null] })],
  ])('is nothing where what is kept is %s', (_, text) => {
    expect(parseLists(text)).toEqual({ saved: [], recent: [] });
  });

  it('is the same in another tab', () => {
    const [one, other] = [createDeviceLists(() => 7), createDeviceLists(() => 7)];
    const told = vi.fn();
    other.subscribe(told);
    one.visit(pharmacy);
    window.dispatchEvent(new StorageEvent('storage'));
    expect(told).toHaveBeenCalledOnce();
    expect(other.getLists().recent).toHaveLength(1);
  });

  it('is not written over by a tab that was told of nothing, since it shows none of it', () => {
    const [one, other] = [createDeviceLists(() => 7), createDeviceLists(() => 7)];
    one.toggle(pharmacy);
    other.visit(pharmacyFixture(2));
    expect(other.getLists()).toMatchObject({
      saved: [{ name: 'Pharmacy 1' }],
      recent: [{ name: 'Pharmacy 2' }],
    });
    one.toggle(pharmacyFixture(3));
    expect(one.getLists().recent).toMatchObject([{ name: 'Pharmacy 2' }]);
    expect(one.getLists().saved).toHaveLength(2);
  });

  it('keeps what another tab saved when a removal is taken back, in the order of time', () => {
    let time = 0;
    const now = () => (time += 1);
    const [one, other] = [createDeviceLists(now), createDeviceLists(now)];
    one.toggle(pharmacy);
    one.toggle(pharmacyFixture(2));
    const gone = one.getLists().saved[1];
    if (gone === undefined) throw new Error('It was saved');
    one.remove('saved', gone);
    other.toggle(pharmacyFixture(3));
    one.restore('saved', gone);
    one.restore('saved', gone);
    expect(one.getLists().saved.map(({ name }) => name)).toEqual(['Pharmacy 3', 'Pharmacy 2', 'Pharmacy 1']);
    expect(kept()).toContain('Pharmacy 3');
  });

  it('keeps a new one first, and with a full list, also by a clock that went back', () => {
    let time = 1000;
    const device = createDeviceLists(() => time);
    for (let number = 1; number <= mostKept.saved; number += 1) device.toggle(pharmacyFixture(number));
    time = 1;
    expect(device.toggle(pharmacyFixture(99))).toBe(true);
    expect(device.getLists().saved[0]).toMatchObject({ name: 'Pharmacy 99', at: 1 });
    time = 2;
    const [saved] = device.getLists().saved;
    if (saved === undefined) throw new Error('It was saved');
    device.restore('saved', { ...saved, at: 0 });
    expect(device.getLists().saved[0]).toBe(saved);
  });

  it('is up to date for whoever begins to follow it', () => {
    const [one, other] = [createDeviceLists(() => 7), createDeviceLists(() => 7)];
    one.toggle(pharmacy);
    other.subscribe(() => undefined);
    expect(other.getLists().saved).toHaveLength(1);
  });

  it('outlives a save that the browser refuses, until it keeps one again', () => {
    const device = createDeviceLists(() => 7);
    device.toggle(pharmacy);
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    device.toggle(pharmacyFixture(2));
    device.visit(pharmacyFixture(3));
    expect(device.getLists().saved).toHaveLength(2);
    full.mockRestore();
    device.visit(pharmacyFixture(4));
    expect(kept()).toContain('Pharmacy 2');
  });

  it('lives as long as the page where the browser keeps nothing, and says so', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    const device = createDeviceLists(() => 7);
    expect(device.isKept()).toBe(true);
    device.toggle(pharmacy);
    expect(device.getLists().saved).toHaveLength(1);
    expect(device.isKept()).toBe(false);
    device.forget();
    expect(device.getLists().saved).toEqual([]);
  });
});
