import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { budgets } from './budgets.ts';
import {
  averageExcesses,
  gzippedExcesses,
  htmlExcesses,
  kilobytes,
  pageScale,
  weightExcesses,
} from './page-weight.ts';

describe('the budgets', () => {
  it.each([
    ['scripts', (bytes: number) => weightExcesses({ scripts: bytes, styles: 0 }), budgets.initialScriptsGzip],
    ['styles', (bytes: number) => weightExcesses({ scripts: 0, styles: bytes }), budgets.stylesGzip],
    ['a page', htmlExcesses, budgets.htmlLargestGzip],
    ['the average page', (bytes: number) => averageExcesses([bytes - 100, bytes + 100]), budgets.htmlAverage],
    [
      'the average page as it is sent',
      (bytes: number) => gzippedExcesses([bytes - 100, bytes + 100]),
      budgets.htmlGzipAverage,
    ],
  ] as const)('hold for %s up to their last byte, and are broken by one more', (_, excesses, most) => {
    expect(excesses(most)).toEqual([]);
    expect(excesses(most + 1)).toMatchObject([{ bytes: most + 1, most }]);
  });

  it('are those of the specification, in kilobytes of 1,024 bytes', () => {
    expect(kilobytes(budgets.initialScriptsGzip)).toBe('150.0 KB');
    expect(kilobytes(budgets.stylesGzip)).toBe('12.0 KB');
    expect(kilobytes(budgets.htmlAverage)).toBe('30.0 KB');
    expect(kilobytes(budgets.htmlLargestGzip)).toBe('35.0 KB');
    expect(kilobytes(budgets.htmlGzipAverage)).toBe('8.0 KB');
  });

  it('hold for a site without pages', () => {
    expect([...averageExcesses([]), ...gzippedExcesses([])]).toEqual([]);
  });
});

describe('the scale', () => {
  it('adds up scripts and styles of this site as they are sent, each file once', async () => {
    const asked: string[] = [];
    const content = randomBytes(1000);
    const weigh = pageScale(async (file) => {
      asked.push(file);
      return content;
    });
    const assets = ['/a.js', '/a.js', '/b.js', '/c.css', '/d.png', 'https://other.example/e.js'];
    const { scripts, styles } = await weigh(assets);
    expect(scripts).toBe(2 * styles);
    // Noise does not get smaller.
    expect(styles).toBeGreaterThanOrEqual(1000);
    await weigh(['/b.js']);
    expect(asked).toEqual(['a.js', 'b.js', 'c.css']);
  });
});
