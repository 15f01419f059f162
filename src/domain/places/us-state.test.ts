import { describe, expect, it } from 'vitest';
import { isSlug } from '../text/slug.ts';
import { findState, isStateCode, usState, usStates } from './us-state.ts';

describe('the states', () => {
  it('are fifty and the District of Columbia, by name, each with its own slug', () => {
    expect(usStates).toHaveLength(51);
    expect(usStates.map(({ name }) => name)).toEqual(usStates.map(({ name }) => name).toSorted());
    expect(new Set(usStates.map(({ slug }) => slug)).size).toBe(51);
    expect(usStates.every(({ slug }) => isSlug(slug))).toBe(true);
  });

  it('have a name and a slug by their code', () => {
    expect(usState('SC')).toEqual({ code: 'SC', name: 'South Carolina', slug: 'south-carolina' });
  });

  it('have codes in capitals; a property of every object is no code', () => {
    expect(isStateCode('AL')).toBe(true);
    for (const text of ['al', 'XX', '', 'toString', 'constructor']) expect(isStateCode(text)).toBe(false);
  });

  it('are found by slug or code, in either case', () => {
    for (const state of usStates) {
      for (const text of [state.slug, state.slug.toUpperCase(), state.code, state.code.toLowerCase()]) {
        expect(findState(text)).toEqual(state);
      }
    }
    expect(findState('south carolina')).toBeUndefined();
    expect(findState('')).toBeUndefined();
  });
});
