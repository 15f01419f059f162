import { S3ServiceException } from '@aws-sdk/client-s3';
import { hasCode } from '../../cli/files/has-code.ts';
import type { Fault } from '../../cli/problems/problem.ts';
import { refuseProblem } from '../../cli/problems/refusal.ts';

/** Thrown where something answers, and not as a store does: the page of a console, a proxy. */
export class NotAStore extends Error {
  override readonly name = 'NotAStore';
}

/** Thrown where a file is no more what it was when the deploy began. */
export class ChangedFile extends Error {
  override readonly name = 'ChangedFile';
}

/** What is to be said of a store that does not do as it should, by what the client threw; errors of the program as they are. */
export function storeFault(to: string, error: unknown): unknown {
  if (!(error instanceof Error) || (error instanceof TypeError && !isUnsendable(error))) return error;
  return refuseProblem({ file: to, ...faultOfStore(error) });
}

/** What the client said of a failure, what must hold, and what to do about it. */
export function faultOfStore(error: Error): Fault {
  // Of an answer without words the client tells the name alone.
  const words = error.message === 'UnknownError' ? `status ${statusOf(error)}` : error.message;
  const { rule, remedy } = kinds.find(({ is }) => is(error)) ?? unknownKind;
  return { value: `${error.name}: ${words || codeOf(error)}`, rule, remedy };
}

interface Kind extends Pick<Fault, 'rule' | 'remedy'> {
  readonly is: (error: Error) => boolean;
}

const named =
  (pattern: RegExp) =>
  ({ name }: Error): boolean =>
    pattern.test(name);

const statusOf = (error: Error): number =>
  error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

/** Node refuses to send what the keys say, as where a secret was written with a line end. */
const isUnsendable = (error: Error): boolean => hasCode(error, 'ERR_INVALID_CHAR');

const unreached = [
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
];

const goesOn = 'run the deploy again: it goes on where it stopped.';

const unknownKind: Pick<Kind, 'rule' | 'remedy'> = {
  rule: 'the store must do what it is asked for',
  remedy: 'Run the deploy again: it goes on where it stopped.',
};

/** The first that fits is told. */
const kinds: readonly Kind[] = [
  {
    is: named(/^ChangedFile$/),
    rule: 'the files of the site must stay as they are while they are sent',
    remedy: `Let the build that writes them end, and ${goesOn}`,
  },
  {
    is: named(/^NoSuchBucket$/),
    rule: 'the bucket must be there',
    remedy: 'Make the bucket, or correct its name; then try again.',
  },
  {
    is: isUnsendable,
    rule: 'the keys must have no line end and no letter that keys do not have',
    remedy:
      'Set AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN anew (printf %s writes no line end, echo does); then try again.',
  },
  {
    // The client wants a region to sign with, and Amazon the bucket's own.
    is: ({ name, message }) =>
      /^Region (?:is missing|not accepted)/.test(message) ||
      /^(?:PermanentRedirect|AuthorizationHeaderMalformed|IllegalLocationConstraintException)$/.test(name),
    rule: 'the region of the store must be known',
    remedy: 'Set AWS_REGION to the region that the bucket is in; then try again.',
  },
  {
    is: (error) => error.name === 'TimeoutError' || hasCode(error, ...unreached),
    rule: 'the store must be within reach',
    remedy:
      'See to the connection, and to AWS_ENDPOINT_URL_S3 (or endpoint_url of the AWS profile) and AWS_REGION, which say where the store is; then try again.',
  },
  {
    is: (error) => /^(?:EPROTO$|ERR_(?:TLS|SSL)_|CERT_)|_CERT|UNABLE_TO_VERIFY/.test(codeOf(error)),
    rule: 'the store must speak the protocol that its address names, with a certificate that is valid for it',
    remedy:
      'Write http:// or https:// in AWS_ENDPOINT_URL_S3 as the store has it, with the name that its certificate is for; set NODE_EXTRA_CA_CERTS to the certificate of an authority of your own.',
  },
  {
    is: (error) =>
      /^(?:NotAStore|NoSuchKey|MethodNotAllowed)$/.test(error.name) ||
      /Deserialization error/.test(error.message) ||
      (error.name === 'Unknown' && statusOf(error) < 500),
    rule: 'what answers must be a store',
    remedy:
      'Set AWS_ENDPOINT_URL_S3 to the address that the store has for programs: neither that of its console nor with the name of the bucket in it.',
  },
  {
    is: named(/ParentIs(?:Object|File)|(?:ExistsAs|ObjectIs)Directory/),
    rule: 'the store must take keys that go on behind other keys, such as pharmacies/miami-fl/a beside pharmacies/miami-fl',
    remedy: 'Take a store that does, or serve the folder with another host (docs/hosting.md).',
  },
  {
    is: (error) => statusOf(error) === 507 || named(/Quota|StorageFull|InsufficientStorage/)(error),
    rule: 'the store must have room for the site',
    remedy: `Make room or have the quota raised, and ${goesOn}`,
  },
  {
    is: (error) =>
      [429, 503].includes(statusOf(error)) || named(/SlowDown|TooManyRequests|Throttl|LimitExceeded/)(error),
    rule: 'the store must keep pace',
    remedy: `Wait a while, and ${goesOn} With AWS_RETRY_MODE=adaptive it asks more slowly.`,
  },
  {
    is: (error) => statusOf(error) >= 500,
    rule: 'the store must be in working order',
    remedy: `Wait until it is, and ${goesOn}`,
  },
  {
    is: named(/TooSkewed/),
    rule: 'the clock of this machine must be right',
    remedy: `Set it, and ${goesOn}`,
  },
  {
    is: named(/Expired/),
    rule: 'the keys must be valid until the deploy has ended',
    remedy: `Get new ones, and ${goesOn}`,
  },
  {
    is: (error) => error instanceof S3ServiceException || error.name === 'CredentialsProviderError',
    rule: 'the store must let this user list, read, write and delete',
    remedy:
      'Set AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY (with no line end) and AWS_REGION, and AWS_ENDPOINT_URL_S3 for a store that is not Amazon’s; then try again.',
  },
];
