import { hasCode } from '../files/has-code.ts';
import type { Problem } from '../problems/problem.ts';
import { refuseProblem } from '../problems/refusal.ts';

const unreached = [
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
];

/** What is to be said of a store that does not do as it should, by what the client threw; errors of the program as they are. */
export function storeFault(to: string, error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof TypeError) return error;
  const told = error.message || ('code' in error ? String(error.code) : '');
  return refuseProblem({ file: to, value: `${error.name}: ${told}`, ...adviceOn(error) });
}

/** The client wants a region to sign with, and Amazon the bucket's own. */
const isOfRegion = ({ name, message }: Error): boolean =>
  /^Region (?:is missing|not accepted)/.test(message) ||
  ['PermanentRedirect', 'AuthorizationHeaderMalformed', 'IllegalLocationConstraintException'].includes(name);

function adviceOn(error: Error): Pick<Problem, 'rule' | 'remedy'> {
  if (error.name === 'NoSuchBucket') {
    return {
      rule: 'the bucket must be there',
      remedy: 'Make the bucket, or correct its name; then try again.',
    };
  }
  if (isOfRegion(error)) {
    return {
      rule: 'the region of the store must be known',
      remedy: 'Set AWS_REGION to the region that the bucket is in; then try again.',
    };
  }
  if (error.name === 'TimeoutError' || hasCode(error, ...unreached)) {
    const remedy =
      'See to the connection, and to AWS_ENDPOINT_URL_S3 (or endpoint_url of the AWS profile) and AWS_REGION, which say where the store is; then try again.';
    return { rule: 'the store must be within reach', remedy };
  }
  return {
    rule: 'the store must let this user list, read, write and delete',
    remedy:
      'Set AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_REGION, and AWS_ENDPOINT_URL_S3 for a store that is not Amazon’s; then try again.',
  };
}
