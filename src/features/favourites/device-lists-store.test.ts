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
