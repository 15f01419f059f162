import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { budgets } from '../../src/config/budgets.ts';
import type { Check, Finding } from './artefact.ts';

/** Every how many-th page is compressed: enough for an average. */
const sampled = 25;
const compress = promisify<Buffer, Buffer>(gzip);
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Pages are within the budgets of `src/config/budgets.ts`. */
export const checkSizes: Check = async ({ pages, read }) => {
  const large = pages
    .filter(({ bytes }) => bytes > budgets.htmlLargest)
    .map(
      ({ file, bytes }): Finding => ({
        file,
        problem: `has ${kilobytes(bytes)}, more than ${kilobytes(budgets.htmlLargest)}`,
        remedy: 'Show fewer items in full, or give repeated items a component class.',
      }),
    );
  const compressed = await Promise.all(
    pages
      .filter((_, index) => index % sampled === 0)
      .map(async ({ file }) => (await compress(await read(file))).length),
  );
  const raw = average(pages.map(({ bytes }) => bytes));
  return [
    ...large,
    ...over('the average page', raw, budgets.htmlAverage),
    ...over('the average page, gzipped,', average(compressed), budgets.htmlGzipAverage),
  ];
};

const over = (what: string, bytes: number, most: number): readonly Finding[] =>
  bytes <= most
    ? []
    : [
        {
          file: 'all pages',
          problem: `${what} has ${kilobytes(bytes)}, more than ${kilobytes(most)}`,
          remedy: 'Look at what the largest landing pages repeat.',
        },
      ];
