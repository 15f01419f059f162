import { describe, expect, it } from 'vitest';
import { filters, offeredFilters, pharmacyTypes, services } from '../domain/pharmacy/filters.ts';
import { directoryPresets } from '../domain/search/directory-preset.ts';
import { filterGuide, guideOfService } from './filter-guide.ts';
import { presetWords } from './preset-words.ts';
import { typeGuide } from './type-guide.ts';
import { filterWords } from './vocabulary.ts';

const words = filters.map(({ id }) => ({ ...filterWords[id], ...filterGuide[id] }));

const everyText = [
  ...words.flatMap((each) => Object.values(each)),
  ...services.flatMap((id) => Object.values(guideOfService(id))),
  ...directoryPresets.flatMap(({ id }) => Object.values(presetWords[id])),
];

describe('the words for filters', () => {
  it('have labels that differ, and sentences that end', () => {
    expect(new Set(words.map(({ label }) => label)).size).toBe(words.length);
    for (const { label, meaning } of words) {
      expect(label).toMatch(/^[A-Z0-9]/);
      expect(label).not.toMatch(/[.!]$/);
      expect(meaning).toMatch(/^[A-Z].*\.$/);
    }
  });
});

describe('the boxes to tick', () => {
  it('have words that differ', () => {
    const boxes = offeredFilters.has.map((id) => filterWords[id].box ?? filterWords[id].label);
    expect(new Set(boxes).size).toBe(boxes.length);
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
      const { noun, plural } = filterWords[id];
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
