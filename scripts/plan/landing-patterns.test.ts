import { describe, expect, it } from 'vitest';
import { hasModifier, hasService, hasType } from '../../src/domain/pharmacy/pharmacy-match.ts';
import { modifiers, pharmacyTypes, services } from '../../src/domain/pharmacy/taxonomy.ts';
import { aCity, aPharmacy } from '../../tests/support/domain-fixtures.ts';
import { landingEntriesOf } from './landing-list.ts';
import { landingPatterns } from './landing-patterns.ts';

const { templates, types, services: servicePhrases, modifiers: modifierPhrases } = landingPatterns;
const entries = landingEntriesOf(aCity(), [], [], landingPatterns);

describe('the landing patterns', () => {
  it('are 30 templates, 10 types, 15 services and 17 modifiers with “near me” among them', () => {
    expect(templates).toHaveLength(30);
    expect(types).toHaveLength(10);
    expect(servicePhrases).toHaveLength(15);
    expect(modifierPhrases).toHaveLength(17);
    expect(modifierPhrases.map(({ id }) => id)).toContain('near-me');
  });

  it('have each type, service and modifier once', () => {
    for (const phrases of [types, servicePhrases, modifierPhrases]) {
      expect(new Set<string>(phrases.map(({ id }) => id)).size).toBe(phrases.length);
    }
  });

  it('leave out a type or service only where it has no page in a city or has one already', () => {
    const has = (phrases: readonly { readonly id: string }[], id: string) =>
      phrases.some((phrase) => phrase.id === id);
    expect(pharmacyTypes.filter((id) => !has(types, id))).toEqual(['mail-order']);
    expect(services.filter((id) => !has(servicePhrases, id))).toEqual(['delivery', 'drive-through']);
    expect(has(types, 'delivery') && has(modifierPhrases, 'drive-through')).toBe(true);
    expect(modifiers.filter((id) => !has(modifierPhrases, id))).toEqual([]);
  });

  it('name the place once in each template’s keyword, and end each slug in it', () => {
    for (const { keyword, slug, priority } of templates) {
      expect(keyword.split('{city}')).toHaveLength(2);
      expect(slug).toMatch(/^[a-z0-9-]+-\{city\}$/);
      expect(priority).toBeGreaterThanOrEqual(0.6);
      expect(priority).toBeLessThanOrEqual(0.9);
    }
    expect(Math.min(...templates.map(({ priority }) => priority))).toBe(0.6);
    expect(Math.max(...templates.map(({ priority }) => priority))).toBe(0.9);
  });
});

describe('the entries they make for a city', () => {
  it('are 71 before its places, with slugs and keywords that differ', () => {
    expect(entries).toHaveLength(30 + 10 + 15 + 16);
    expect(new Set(entries.map(({ slug }) => slug)).size).toBe(entries.length);
    expect(new Set(entries.map(({ keyword }) => keyword)).size).toBe(entries.length);
  });

  it('mean something that a listing can show, each its own thing, but for the duplicate templates', () => {
    const meanings = entries.map(({ type, service, modifier }) => [type, service, modifier].join('/'));
    const own = meanings.filter((meaning) => meaning !== '//');
    expect(new Set(own).size).toBe(own.length);
    expect(meanings.length - own.length).toBe(15);
  });

  it('match no listing of which nothing is known', () => {
    const unknown = aPharmacy();
    const matching = entries.filter(
      ({ type, service, modifier }) =>
        (type ?? service ?? modifier) !== undefined &&
        (type === undefined || hasType(unknown, type)) &&
        (service === undefined || hasService(unknown, service)) &&
        (modifier === undefined || hasModifier(unknown, modifier)),
    );
    expect(matching).toEqual([]);
  });

  it('promise nothing that no field can show, and read as phrases', () => {
    for (const { keyword } of entries) {
      expect(keyword).not.toMatch(/\b(best|top|rated|cheap\w*|affordable|trusted)\b/i);
      expect(keyword).toMatch(/ (in|for) Birmingham, AL$/);
      expect(keyword).not.toMatch(/ {2}|\{|\}/);
    }
  });
});
