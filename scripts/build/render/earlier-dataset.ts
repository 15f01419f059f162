import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Dataset } from '../../../src/domain/site/dataset.ts';
import type { SiteToRender } from './site-to-render.ts';

/** A dataset that the last build published; undefined where it is not there as that left it. */
export function earlierDataset(
  file: string,
  { earlier, published }: Pick<SiteToRender, 'earlier' | 'published'>,
): Dataset | undefined {
  if (published.intact(file) === undefined) return undefined;
  const made: Dataset = JSON.parse(readFileSync(join(earlier.out, file), 'utf8'));
  return made;
}
