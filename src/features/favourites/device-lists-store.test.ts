import { describe, expect, it, vi } from 'vitest';
import { pharmacyFixture } from '../../../tests/support/pharmacy-fixture.ts';
import { createDeviceListsStore } from './device-lists-store.ts';

/** Storage that two tabs share. */
function sharedStorage() {
  let text: string | null = null;
  const tabs = new Set<() => void>();
  return {
    text: () => text,
    tab: () => {
      let told: (() => void) | undefined;
      return {
        read: () => text,
        write: (next: string | null) => {
          text = next;
          for (const tab of tabs) if (tab !== told) tab();
        },
        onOtherTab: (changed: () => void) => {
          told = changed;
          tabs.add(changed);
          return () => tabs.delete(changed);
        },
      };
    },
  };
}

const pharmacy = pharmacyFixture(1);

describe('what a device remembers', () => {
  it('is saved by one tap and taken back by another', () => {
    const storage = sharedStorage();
    const store = createDeviceListsStore(storage.tab(), () => 7);
    expect(store.toggle(pharmacy)).toBe(true);
    expect(store.getLists().saved).toMatchObject([{ name: 'Pharmacy 1', at: 7 }]);
    expect(store.toggle(pharmacy)).toBe(false);
    expect(storage.text()).toBeNull();
  });

  it('is the same in another tab', () => {
    const storage = sharedStorage();
    const [one, other] = [storage.tab(), storage.tab()].map((tab) => createDeviceListsStore(tab, () => 7));
    const told = vi.fn();
    other?.subscribe(told);
    one?.visit(pharmacy);
    expect(told).toHaveBeenCalledOnce();
    expect(other?.getLists().recent).toHaveLength(1);
  });

  it('is not written over by a tab that was told of nothing, since it shows none of it', () => {
    const storage = sharedStorage();
    const [one, other] = [storage.tab(), storage.tab()].map((tab) => createDeviceListsStore(tab, () => 7));
    one?.toggle(pharmacy);
    other?.visit(pharmacyFixture(2));
    expect(other?.getLists()).toMatchObject({
      saved: [{ name: 'Pharmacy 1' }],
      recent: [{ name: 'Pharmacy 2' }],
    });
    one?.toggle(pharmacyFixture(3));
    expect(one?.getLists().recent).toMatchObject([{ name: 'Pharmacy 2' }]);
    expect(one?.getLists().saved).toHaveLength(2);
  });

  it('keeps what another tab saved when a removal is taken back, in the order of time', () => {
    const storage = sharedStorage();
    let time = 0;
    const [one, other] = [storage.tab(), storage.tab()].map((tab) =>
      createDeviceListsStore(tab, () => (time += 1)),
    );
    one?.toggle(pharmacy);
    one?.toggle(pharmacyFixture(2));
    const gone = one?.getLists().saved[1];
    if (one === undefined || gone === undefined) throw new Error('It was saved');
    one.remove('saved', gone);
    other?.toggle(pharmacyFixture(3));
    one.restore('saved', gone);
    one.restore('saved', gone);
    expect(one.getLists().saved.map(({ name }) => name)).toEqual(['Pharmacy 3', 'Pharmacy 2', 'Pharmacy 1']);
    expect(storage.text()).toContain('Pharmacy 3');
  });

  it('is up to date for whoever begins to follow it', () => {
    const storage = sharedStorage();
    const [one, other] = [storage.tab(), storage.tab()].map((tab) => createDeviceListsStore(tab, () => 7));
    one?.toggle(pharmacy);
    other?.subscribe(() => undefined);
    expect(other?.getLists().saved).toHaveLength(1);
  });

  it('outlives a save that the browser refuses, until it keeps one again', () => {
    const storage = sharedStorage();
    const tab = storage.tab();
    let full = false;
    const write = (text: string | null): void => {
      if (full) throw new DOMException('Full', 'QuotaExceededError');
      tab.write(text);
    };
    const store = createDeviceListsStore({ ...tab, write }, () => 7);
    store.toggle(pharmacy);
    full = true;
    store.toggle(pharmacyFixture(2));
    store.visit(pharmacyFixture(3));
    expect(store.getLists().saved).toHaveLength(2);
    full = false;
    store.visit(pharmacyFixture(4));
    expect(storage.text()).toContain('Pharmacy 2');
  });

  it('lives as long as the page where the browser keeps nothing, and says so', () => {
    const refuse = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    const store = createDeviceListsStore(
      { read: refuse, write: refuse, onOtherTab: () => () => undefined },
      () => 7,
    );
    expect(store.isKept()).toBe(true);
    store.toggle(pharmacy);
    expect(store.getLists().saved).toHaveLength(1);
    expect(store.isKept()).toBe(false);
    store.forget();
    expect(store.getLists().saved).toEqual([]);
  });
});
