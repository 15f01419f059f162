import { describe, expect, it } from 'vitest';
import { isCalled } from './called-so.ts';

describe('a pharmacy', () => {
  it.each([
    ['City Drug', 'city drug'],
    ['City Drugs', 'city drug'],
    ['City Drug Store #2', 'city drugs'],
    ['The Prescription Shop', 'prescription shop'],
    ['Community Pharmacy of Tampa', 'community pharmacy'],
  ])('“%s” is called “%s”', (name, words) => {
    expect(isCalled(name, words)).toBe(true);
  });

  it.each([
    ['Oak City Drug', 'city drug'],
    ['City Pharmacy', 'city drug'],
    ['Community Care Pharmacy', 'community pharmacy'],
    ['City', 'city drug'],
  ])('“%s” is not called “%s”', (name, words) => {
    expect(isCalled(name, words)).toBe(false);
  });
});
