import { constants } from 'node:os';
import { z } from 'zod';
import { formatProblem } from './problem.ts';

const network = "could not be reached — Check the address and this machine's connection.";

// `ENOENT spawn` is for one failed call. Any other code counts as an error of the program.
const sentences: Readonly<Record<string, string>> = {
  ENOSPC: 'no space is left on the disk — Free some space there or name a folder on another disk.',
  EDQUOT: 'your quota on this disk is used up — Delete something there or name a folder on another disk.',
  EACCES: 'this user has no right to it — Change its owner or its permissions, or name another place.',
  EPERM: 'the system does not permit this — Change its owner or its attributes, or name another place.',
  EROFS: 'the disk can only be read — Mount it for writing or name a folder on another disk.',
  ENOENT: 'there is no such file or folder — Check its name, or make it.',
  // From a recursive mkdir on a disk that cannot be written.
  'ENOENT mkdir': 'this folder cannot be made — See that its disk can be written to, or name another place.',
  'ENOENT spawn': 'this program is not installed — Install it.',
  ENOTDIR: 'a file stands where a folder must be — Move the file away or name another place.',
  EEXIST: 'something of this name is already there — Move it away.',
  EISDIR: 'this is a folder, where a file must be — Name a file, or move the folder away.',
  ENOTEMPTY: 'another program writes into this folder — Close that program.',
  EBUSY: 'another program uses it — Close that program.',
  EXDEV: 'a file cannot be moved to another disk in one step — Name folders that lie on one disk.',
  ELOOP: 'its symbolic links lead in a circle — Correct the links.',
  ENAMETOOLONG: 'the name is longer than the disk allows — Name a shorter one.',
  EFBIG: 'the file is larger than the disk allows — Name a folder on another disk.',
  EIO: 'the disk answers with an error — Check the disk, or name a folder on another.',
  EADDRINUSE: 'this port is taken — Choose another with --port, or end the program that listens on it.',
  EADDRNOTAVAIL: 'this machine has no such address — Name 127.0.0.1, or 0.0.0.0 for every one, with --host.',
  'EACCES listen, EPERM listen': 'this user may not listen there — Choose a port from 1024 on with --port.',
  'EMFILE, ENFILE':
    'too many files are open at once — Close other programs or raise the limit (ulimit -n 4096).',
  'ENOMEM, ERR_WORKER_OUT_OF_MEMORY': 'no memory is left — Close other programs.',
  'ERR_MODULE_NOT_FOUND, MODULE_NOT_FOUND': 'a package is not installed — Run "npm ci".',
  'ENOTFOUND, EAI_AGAIN, ECONNREFUSED, ECONNRESET, ETIMEDOUT, EHOSTUNREACH, ENETUNREACH': network,
  'UND_ERR_CONNECT_TIMEOUT, UND_ERR_HEADERS_TIMEOUT, UND_ERR_BODY_TIMEOUT, UND_ERR_SOCKET': network,
};

const meanings: ReadonlyMap<string, string> = new Map(
  Object.entries(sentences).flatMap(([codes, sentence]) => codes.split(', ').map((code) => [code, sentence])),
);

const fact = z.union([z.string(), z.number()]).transform(String).optional().catch(undefined);

const factsSchema = z.object({
  ...{ code: fact, message: fact, syscall: fact, path: fact, dest: fact },
  ...{ hostname: fact, address: fact, port: fact },
});
type Facts = z.infer<typeof factsSchema>;

/**
 * Returns a sentence with a remedy for a fault of the machine: a full disk, missing permission. Undefined for
 * other errors. `fullFolders` are folders on full disks; the sentence names them if the error names no file.
 */
export function machineFault(error: unknown, fullFolders: readonly string[] = []): string | undefined {
  for (const part of errorWithCauses(error)) {
    const facts = factsSchema.safeParse(part).data;
    const code = facts && codeOf(facts);
    const meaning = facts && code && meaningOf(code, facts);
    if (!meaning) continue;
    const { syscall } = facts;
    const call = syscall === undefined || syscall.includes(' ') ? code : `${code}, ${syscall}`;
    const [rule = '', remedy = ''] = meaning.split(' — ');
    const file = placeOf(facts) ?? (isModule(code) ? 'node_modules' : fullFolders.join(', '));
    return formatProblem({ file: file || 'This machine', rule: `${rule} (${call})`, remedy });
  }
  return undefined;
}

function errorWithCauses(error: unknown): ReadonlySet<unknown> {
  const parts = new Set([error]);
  for (const part of parts) {
    if (typeof part !== 'object' || part === null) continue;
    if ('cause' in part) parts.add(part.cause);
    if ('errors' in part && Array.isArray(part.errors)) for (const inner of part.errors) parts.add(inner);
  }
  return parts;
}

// It may stand only in the message: `(os error 28)` (tools in Rust), `Unknown system error -122` (Node).
function codeOf({ code = '', message = '' }: Facts): string | undefined {
  if (meanings.has(code)) return code;
  const text = `${code} ${message}`;
  const number = /(?:\(os error |Unknown system error -)(\d+)/.exec(text)?.[1];
  if (number === undefined) return /(?:^|[ :])(E[A-Z]{3,}): /.exec(text)?.[1];
  return Object.entries(constants.errno).find(([, value]) => value === Number(number))?.[0];
}

function meaningOf(code: string, { message = '', syscall = '' }: Facts): string | undefined {
  // A missing module of the project itself is an error of the program.
  if (isModule(code) && !/Cannot find (?:package|native)|node_modules/.test(message)) return undefined;
  return meanings.get(`${code} ${syscall.split(' ')[0]}`) ?? meanings.get(code);
}

const isModule = (code: string): boolean => code.endsWith('MODULE_NOT_FOUND');

function placeOf({ message = '', path, dest, hostname, address, port }: Facts): string | undefined {
  if (path !== undefined) return dest === undefined ? path : `${path} → ${dest}`;
  const host = [hostname ?? address, port].filter((part) => part !== undefined);
  if (host.length > 0) return host.join(':');
  return /(?:Cannot find package|,? [a-z]+) '([^']+)'/.exec(message)?.[1];
}
