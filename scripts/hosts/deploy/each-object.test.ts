import { S3ServiceException } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../cli/problems/problem.ts';
import { eachObject } from './each-object.ts';
import { ChangedFile } from './store-fault.ts';

const refusal = (name: string, httpStatusCode: number, message: string): Error =>
  new S3ServiceException({ name, message, $fault: 'client', $metadata: { httpStatusCode } });

/** What is told where each of so many objects fails. */
const toldOf = async (count: number, errorOf: (key: string) => Error): Promise<readonly string[]> => {
  const items = Array.from({ length: count }, (_, index) => ({ key: `page-${index}` }));
  const problems = await eachObject(items, ({ key }) => Promise.reject(errorOf(key)));
  return problems.map(formatProblem);
};

describe('objects that fail', () => {
  it('for one reason are told once, with what to do about that reason', async () => {
    const told = await toldOf(60, (key) => refusal('AccessDenied', 403, `You may not put ${key}`));
    expect(told).toEqual([
      expect.stringMatching(
        /^page-0, page-1, .* and \d\d more: the store must know .* and let this user .*AWS_ACCESS_KEY_ID/,
      ),
    ]);
  });

  it('for several reasons are told by each', async () => {
    const told = await toldOf(4, (key) =>
      key === 'page-2'
        ? new ChangedFile('about changed while it was sent')
        : refusal('SlowDown', 503, 'Slower'),
    );
    expect(told).toEqual([
      expect.stringMatching(/^page-0, page-1, page-3: the store must .*keep pace.*AWS_RETRY_MODE/),
      expect.stringMatching(
        /^page-2: the files of the site must stay .*changed while it was sent.*goes on where it stopped/,
      ),
    ]);
  });

  it('are at most so many that the store is seen to take nothing more', async () => {
    let asked = 0;
    await toldOf(500, () => {
      asked += 1;
      return refusal('AccessDenied', 403, 'No');
    });
    expect(asked).toBeLessThan(70);
  });
});
