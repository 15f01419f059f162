import { describe, expect, it } from 'vitest';
import { choosePages } from './choose-pages.ts';

const pharmacies = Array.from({ length: 50 }, (_, index) => `pharmacies/miami-fl/rx-${index}.html`);
const files = ['index.html', 'about.html', 'brands/cvs.html', 'pharmacies/miami-fl.html', ...pharmacies];

describe('pages to be checked', () => {
  it('are of every kind, however rare', () => {
    const chosen = choosePages(files, 10, 1);
    expect(chosen).toHaveLength(10);
    expect(new Set(chosen).size).toBe(10);
    for (const rare of files.slice(0, 4)) expect(chosen).toContain(rare);
  });

  it('are the same for the same seed, in whatever order the files are named', () => {
    expect(choosePages(files.toReversed(), 10, 7)).toEqual(choosePages(files, 10, 7));
    expect(choosePages(files, 10, 8)).not.toEqual(choosePages(files, 10, 7));
  });

  it('are all pages if there are fewer', () => {
    expect(choosePages(files, 400, 1).toSorted()).toEqual(files.toSorted());
  });
});
