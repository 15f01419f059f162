import { S3ServiceException } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { eachObject } from './each-object.ts';

const items = (count: number) => Array.from({ length: count }, (_, index) => ({ key: `page-${index}` }));
const denied = (key: string): Error =>
  new S3ServiceException({
    ...{ name: 'AccessDenied', message: `You may not put ${key}` },
    ...{ $fault: 'client', $metadata: { httpStatusCode: 403 } },
  });

describe('objects that fail', () => {
  it('are reported by the first of them, with a remedy', async () => {
    await expect(
      eachObject('s3://test/', items(60), ({ key }) => Promise.reject(denied(key))),
    ).rejects.toThrow(
      /^s3:\/\/test\/page-0: the store must .*let this user .*AccessDenied.*AWS_ACCESS_KEY_ID/,
    );
  });

  it('let running calls end, and start no more', async () => {
    const ended: string[] = [];
    const work = async ({ key }: { readonly key: string }): Promise<void> => {
      await new Promise((done) => setTimeout(done, key === 'page-0' ? 0 : 20));
      if (key === 'page-0') throw denied(key);
      ended.push(key);
    };
    await expect(eachObject('s3://test/', items(500), work)).rejects.toThrow('page-0');
    expect(ended.length).toBeGreaterThan(5);
    expect(ended.length).toBeLessThan(20);
  });

  it('by an error of the program are reported as that', async () => {
    const work = () => Promise.reject(new TypeError('undefined is not a function'));
    await expect(eachObject('s3://test/', items(1), work)).rejects.toThrow(TypeError);
  });
});
