import { describe, expect, it } from 'vitest';
import { isSlug } from '../text/slug.ts';
import { isModifier, isPharmacyType, isService, modifiers, pharmacyTypes, services } from './taxonomy.ts';

const kinds = [
  ['types', pharmacyTypes, isPharmacyType],
  ['services', services, isService],
  ['modifiers', modifiers, isModifier],
] as const;

describe.each(kinds)('the %s', (_, ids, isOne) => {
  it('are slugs, each once', () => {
    expect(ids.every(isSlug)).toBe(true);
    expect(new Set<string>(ids).size).toBe(ids.length);
  });

  it('are recognised, and nothing else is', () => {
    for (const id of ids) {
      expect(isOne(id)).toBe(true);
      expect(isOne(id.toUpperCase())).toBe(/[a-z]/.test(id) ? false : isOne(id));
    }
    for (const text of ['', 'constructor', 'best', ' delivery']) expect(isOne(text)).toBe(false);
  });
});

describe('the types of the specification', () => {
  it.each(['24-hour', 'compounding', 'specialty', 'delivery', 'emergency'])('include %s', (type) => {
    expect(isPharmacyType(type)).toBe(true);
  });
});
