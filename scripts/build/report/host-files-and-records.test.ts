import { describe, expect, it } from 'vitest';
import { writeEach } from './host-files-and-records.ts';

describe('a file outside of the published folder', () => {
  it('is written even if another fails, and each failure names its file', async () => {
    const written: string[] = [];
    const full = async (): Promise<void> => {
      throw new Error('ENOSPC: no space left on device');
    };
    const problems = await writeEach([
      ['hosts', full],
      ['published.csv', async () => void written.push('published.csv')],
      ['build-report.json', full],
    ]);
    expect(written).toEqual(['published.csv']);
    expect(problems.map(({ file, value }) => [file, value])).toEqual([
      ['hosts', 'ENOSPC: no space left on device'],
      ['build-report.json', 'ENOSPC: no space left on device'],
    ]);
  });
});
