import { describe, expect, it } from 'vitest';
import { type FilterId, filters, offeredFilters, pharmacyTypes } from '../domain/pharmacy/filters.ts';
import * as filterGuideMessages from './generated/filterGuide.ts';
import * as filterNounsMessages from './generated/filterNouns.ts';
import * as filterPluralsMessages from './generated/filterPlurals.ts';
import * as filtersMessages from './generated/filters.ts';
import * as presetsMessages from './generated/presets.ts';
import * as typeGuideMessages from './generated/typeGuide.ts';

const boxes: Readonly<Partial<Record<FilterId, string>>> = filtersMessages.box;
const meanings: Readonly<Record<FilterId, string>> = {
  ...filterGuideMessages.modifierMeaning,
  ...filterGuideMessages.serviceMeaning,
  ...typeGuideMessages.meaning,
};

describe('the messages for filters', () => {
  it('have labels that differ, and sentences that end', () => {
    expect(new Set(Object.values(filtersMessages.label)).size).toBe(filters.length);
    for (const { id } of filters) {
      expect(filtersMessages.label[id]).toMatch(/^[A-Z0-9]/);
      expect(filtersMessages.label[id]).not.toMatch(/[.!]$/);
      expect(meanings[id]).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('have words that differ for the boxes to tick', () => {
    const ticked = offeredFilters.map((id) => boxes[id] ?? filtersMessages.label[id]);
    expect(new Set(ticked).size).toBe(ticked.length);
  });

  it('have nouns and plurals that fit a sentence', () => {
    for (const id of pharmacyTypes) {
      expect(filterNounsMessages.noun[id]).toMatch(/\bpharmacy\b/);
      expect(filterPluralsMessages.plural[id]).toMatch(/\bpharmacies\b/);
      expect(filterGuideMessages.typeWhenToChoose[id]).toMatch(/\.$/);
    }
  });
});

describe('the eight directory routes', () => {
  it('have headings and introductions that differ', () => {
    expect(new Set(Object.values(presetsMessages.heading)).size).toBe(8);
    expect(new Set(Object.values(presetsMessages.intro)).size).toBe(8);
  });
});
