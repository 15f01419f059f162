import { S3ServiceException } from '@aws-sdk/client-s3';
import type { Fault } from '../../cli/problems/problem.ts';
import { Refusal, refuseProblem } from '../../cli/problems/refusal.ts';

/** Thrown if something other than an S3 store answers, such as a proxy. */
export class NotAStore extends Error {
  override readonly name = 'NotAStore';
}

/** Turns an error of a store into a Refusal about `file`. Returns other values as they are. */
export function storeFault(file: string, thrown: unknown): unknown {
  if (!(thrown instanceof Error) || thrown instanceof Refusal) return thrown;
  if (thrown instanceof TypeError && codeOf(thrown) === '') return thrown;
  const status = thrown instanceof S3ServiceException ? (thrown.$metadata.httpStatusCode ?? 0) : 0;
  // The client's message for an answer without a body.
  const words = thrown.message === 'UnknownError' ? `status ${status}` : thrown.message || codeOf(thrown);
  const { rule, remedy } = faults.find(({ matches }) => matches(thrown, status)) ?? otherFault;
  return refuseProblem({ file, value: `${thrown.name}: ${words}`, rule, remedy });
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

export const runAgain = 'run the deploy again: it goes on where it stopped.';

const otherFault: Pick<Fault, 'rule' | 'remedy'> = {
  rule: 'the store must do what the deploy asks for',
  remedy: 'Run the deploy again: it goes on where it stopped.',
};

const connectionError =
  /^E(?:NOTFOUND|AI_AGAIN|CONN\w+|HOST\w+|NET\w+|TIMEDOUT|PIPE|PROTO)$|^ERR_(?:TLS|SSL)_|^ERR_INVALID_URL$|CERT|UNABLE_TO_VERIFY/;

interface StoreFault extends Pick<Fault, 'rule' | 'remedy'> {
  readonly matches: (error: Error, status: number) => boolean;
}

const faults: readonly StoreFault[] = [
  {
    matches: ({ name }) => name === 'NoSuchBucket',
    rule: 'the bucket must be there',
    remedy: 'Make the bucket, or correct its name; then try again.',
  },
  {
    matches: ({ name }) => /ParentIs(?:Object|File)|(?:ExistsAs|ObjectIs)Directory/.test(name),
    rule: 'the store must take a key below another key: pharmacies/miami-fl/a beside pharmacies/miami-fl',
    remedy: 'Take a store that does, or serve the folder with another host (docs/hosting.md).',
  },
  {
    matches: ({ name }, status) =>
      status >= 500 ||
      status === 429 ||
      /SlowDown|TooManyRequests|Throttl|LimitExceeded|Quota|StorageFull/.test(name),
    rule: 'the store must be in working order, keep pace, and have room for the site',
    remedy: `Wait, make room or raise the quota, and ${runAgain} AWS_RETRY_MODE=adaptive sends more slowly.`,
  },
  {
    matches: (error, status) =>
      /^(?:NotAStore|NoSuchKey|MethodNotAllowed|EndpointError|TimeoutError)$/.test(error.name) ||
      connectionError.test(codeOf(error)) ||
      /Deserialization error/.test(error.message) ||
      (error.name === 'Unknown' && status < 500),
    rule: 'a store must answer at the address that it has for programs',
    remedy:
      'Check the connection, and set AWS_ENDPOINT_URL_S3 (or endpoint_url of the AWS profile) to that address: beginning with https:// or http://, with the host name of its certificate (NODE_EXTRA_CA_CERTS names your own authority), not the address of its console, and without the name of the bucket.',
  },
  {
    // A key with a line end is an invalid character in a header.
    matches: (error) =>
      error instanceof S3ServiceException ||
      error.name === 'CredentialsProviderError' ||
      /^Region (?:is missing|not accepted)/.test(error.message) ||
      codeOf(error) === 'ERR_INVALID_CHAR',
    rule: 'the store must know the region and the keys, and let this user list, read, write and delete',
    remedy:
      'Set AWS_REGION to the region of the bucket, and AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN to valid keys with no line end, and the clock of this machine; then run the deploy again.',
  },
];
