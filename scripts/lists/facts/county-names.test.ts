import { describe, expect, it } from 'vitest';
import { isSameCounty } from './county-names.ts';

describe('a county', () => {
  it.each([
    ['St. Johns', 'Saint Johns'],
    ['Saint Louis', 'St. Louis (city)'],
    ['Sainte Genevieve', 'Ste. Genevieve'],
    ['Jefferson County', 'Jefferson'],
    ['Caddo', 'Caddo Parish'],
    ['Fairfax City', 'Fairfax (city)'],
    ['Alexandria', 'City of Alexandria'],
    ['San Francisco', 'City and County of San Francisco'],
    ['Anchorage', 'Anchorage Municipality'],
    ['Juneau', 'Juneau City and Borough'],
    ['Bethel', 'Bethel Census Area'],
    ['Aleutians West', 'Aleutians West (CA)'],
    ['Charles City', 'Charles City'],
    ['Doña Ana', 'Dona Ana'],
    ['DeSoto', 'De Soto'],
    ['Prince Georges', "Prince George's"],
    ['Hartford', 'Capitol Region'],
    ['Capitol', 'Capitol Region'],
  ])('%s is the one that the ZIP data calls %s', (written, known) => {
    expect(isSameCounty(written, known)).toBe(true);
  });

  it.each([
    ['Jefferson', 'Shelby'],
    ['New Haven', 'Capitol Region'],
    ['James', 'James City'],
    ['St. Clair', 'Clair'],
  ])('%s is not the one that the ZIP data calls %s', (written, known) => {
    expect(isSameCounty(written, known)).toBe(false);
  });
});
