import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { publicDoubtOf } from './open-to-visitors.ts';

/**
 * Listings of the register by their names, chain and codes, with what they were judged to be. They were
 * drawn by the hash of a seed and their id, so many of each stratum: names without a word for a pharmacy,
 * names with one and no community code, all others. The `first` were labelled before the rule was written,
 * the `second` drawn after it.
 */
const labelled = z.array(
  z.object({
    names: z.string(),
    brand: z.string(),
    codes: z.string(),
    label: z.enum(['public', 'doubtful']),
    drawn: z.enum(['first', 'second']),
    stratum: z.string(),
  }),
);

const places = async () =>
  labelled.parse(
    parse(await readFile(join('tests/support', 'labelled-places.csv'), 'utf8'), { columns: true }),
  );

describe('the labelled places', () => {
  it.each([
    { part: 'first', count: 300, least: { precision: 0.97, recall: 0.8 } },
    { part: 'second', count: 100, least: { precision: 0.95, recall: 0.8 } },
  ])(
    'of the part $part are told apart with precision and recall above a floor',
    async ({ part, count, least }) => {
      const judged = (await places())
        .filter(({ drawn }) => drawn === part)
        .map(({ names, brand, codes, label }) => {
          const told = brand === '' && publicDoubtOf(names.split(' | '), codes.split(' ')) !== undefined;
          return { names, is: label === 'doubtful', told };
        });
      expect(judged).toHaveLength(count);
      const both = judged.filter(({ is, told }) => is && told).length;
      const precision = both / judged.filter(({ told }) => told).length;
      const recall = both / judged.filter(({ is }) => is).length;
      const mistakes = judged.filter(({ is, told }) => is !== told).map(({ names }) => names);
      console.info(`${part}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`);
      expect(precision, mistakes.join('\n')).toBeGreaterThanOrEqual(least.precision);
      expect(recall, mistakes.join('\n')).toBeGreaterThanOrEqual(least.recall);
    },
  );
});

describe('a listing of the register', () => {
  const community = ['3336C0003X'];

  it.each([
    ['Urology Centers of Alabama', 'a clinic'],
    ['Hudson Facility Management', 'a manager or adviser'],
    ['Emblemhealth Services', 'a manager or adviser'],
    ['Eastside Drug Treatment', 'a clinic'],
    ['County of Wake', 'a public body or a charity'],
  ])('may not serve the public under a name such as %s, even with a community code', (name, kind) => {
    expect(publicDoubtOf([name], community)).toBe(`${kind} (named "${name}")`);
  });

  it.each([
    'Memorial Hospital Pharmacy',
    'Medical Center Drugs',
    'Farmacia Clinica',
    'Clinic Rx',
    'University Chemist',
  ])('serves it where its name says that it is a pharmacy: %s', (name) => {
    expect(publicDoubtOf([name], ['3336C0002X'])).toBeUndefined();
    expect(publicDoubtOf(['Some Hospital', name], community)).toBeUndefined();
  });

  it('is judged by its codes if its name says nothing', () => {
    expect(publicDoubtOf(['KGJ Enterprises'], community)).toBeUndefined();
    expect(publicDoubtOf(['KGJ Enterprises'], ['333600000X'])).toBeUndefined();
    expect(publicDoubtOf(['KGJ Enterprises'], [])).toBeUndefined();
    expect(publicDoubtOf(['KGJ Enterprises'], ['3336S0011X'])).toContain('code 3336S0011X alone');
    expect(publicDoubtOf(['KGJ Enterprises'], [...community, '261QF0400X'])).toContain('261QF0400X');
  });

  it('may not serve it where it is one of home infusion alone', () => {
    expect(publicDoubtOf(['Oak Rx'], ['3336H0001X'])).toContain('home infusion');
    expect(publicDoubtOf(['Oak Rx'], ['3336H0001X', ...community])).toBeUndefined();
  });
});
