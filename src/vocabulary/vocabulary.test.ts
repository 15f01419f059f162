import { describe, expect, it } from 'vitest';
import { modifiers, pharmacyTypes, services } from '../domain/pharmacy/taxonomy.ts';
import { directoryPresets } from '../domain/search/directory-preset.ts';
import { modifierMeanings } from './modifier-meanings.ts';
import { presetWords } from './preset-words.ts';
import { serviceGuide } from './service-guide.ts';
import { typeGuide } from './type-guide.ts';
import { modifierWords, serviceWords, typeWords } from './vocabulary.ts';

const kinds = [
  ['types', pharmacyTypes.map((id) => ({ ...typeWords[id], ...typeGuide[id] }))],
  ['services', services.map((id) => ({ ...serviceWords[id], ...serviceGuide[id] }))],
  ['modifiers', modifiers.map((id) => ({ ...modifierWords[id], meaning: modifierMeanings[id] }))],
] as const;

const everyText = [
  ...kinds.flatMap(([, words]) => words.flatMap((each) => Object.values(each))),
  ...directoryPresets.flatMap(({ id }) => Object.values(presetWords[id])),
];

describe.each(kinds)('the words for %s', (_, words) => {
  it('have labels that differ, and sentences that end', () => {
    expect(new Set(words.map(({ label }) => label)).size).toBe(words.length);
    for (const { label, meaning } of words) {
      expect(label).toMatch(/^[A-Z0-9]/);
      expect(label).not.toMatch(/[.!]$/);
      expect(meaning).toMatch(/^[A-Z].*\.$/);
    }
  });
});

describe('every word', () => {
  it('is written without space around it, and promises nothing that no field can show', () => {
    for (const text of everyText) {
      expect(text).toBe(text.trim());
      expect(text).not.toBe('');
      expect(text).not.toMatch(/\b(best|top[- ]rated|cheap\w*|affordable|trusted|lowest|guarante\w+)\b/i);
    }
  });
});

describe('a type', () => {
  it('has a noun and a plural that fit a sentence', () => {
    for (const id of pharmacyTypes) {
      const { noun, plural } = typeWords[id];
      const { whenToChoose } = typeGuide[id];
      expect(noun).toMatch(/\bpharmacy\b/);
      expect(plural).toMatch(/\bpharmacies\b/);
      expect(whenToChoose).toMatch(/\.$/);
    }
  });
});

describe('the eight directory routes', () => {
  it('have headings and introductions that differ', () => {
    const words = directoryPresets.map(({ id }) => presetWords[id]);
    expect(new Set(words.map(({ heading }) => heading)).size).toBe(8);
    expect(new Set(words.map(({ intro }) => intro)).size).toBe(8);
  });
});
