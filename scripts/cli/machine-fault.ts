import { constants } from 'node:os';
import { formatProblem } from './problems/problem.ts';

const network = "could not be reached — Check the address and this machine's connection";
const networkCodes = [
  ...['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['CONNECT_TIMEOUT', 'HEADERS_TIMEOUT', 'BODY_TIMEOUT', 'SOCKET'].map((code) => `UND_ERR_${code}`),
];
const tooManyFiles =
  'too many files are open at once — Close other programs or raise the limit (ulimit -n 4096)';
const noMemory = 'no memory is left — Close other programs';
const incomplete = 'a package is not installed — Run "npm ci".';

/**
 * What faults of the machine mean and what to do, by the code that Node or the system gives them. Where no sentence
 * ends, “and run the command again.” follows. Whatever is not here is taken for an error of the program.
 */
const meanings: Readonly<Record<string, string>> = {
  ENOSPC: 'no space is left on the disk — Free some space there or name a folder on another disk,',
  EDQUOT: 'your quota on this disk is used up — Delete something there or name a folder on another disk,',
  EACCES: 'this user has no right to it — Change its owner or its permissions, or name another place,',
  EPERM: 'the system does not permit this — Change its owner or its attributes, or name another place,',
  EROFS: 'the disk can only be read — Mount it for writing or name a folder on another disk,',
  ENOENT: 'there is no such file or folder — Check its name, or make it,',
  ENOTDIR:
    'a part of this path is a file, where a folder must be — Move the file away or name another place,',
  EEXIST: 'something of this name is already there — Move it away',
  EISDIR: 'this is a folder, where a file must be — Name a file, or move the folder away,',
  ENOTEMPTY: 'another program writes into this folder — Close that program',
  EBUSY: 'another program uses it — Close that program',
  EMFILE: tooManyFiles,
  ENFILE: tooManyFiles,
  EXDEV: 'a file cannot be moved to another disk in one step — Name folders that lie on one disk',
  ELOOP: 'its symbolic links lead in a circle — Correct the links',
  ENAMETOOLONG: 'the name is longer than the disk allows — Name a shorter one',
  EFBIG: 'the file is larger than the disk allows — Name a folder on another disk',
  EIO: 'the disk answers with an error — Check the disk, or name a folder on another,',
  ENOMEM: noMemory,
  ERR_WORKER_OUT_OF_MEMORY: noMemory,
  EADDRINUSE: 'this port is taken — Choose another with --port, or end the program that listens on it.',
  EADDRNOTAVAIL:
    'this machine has no such address — Choose another with --host: 127.0.0.1 for this machine only, 0.0.0.0 for every machine.',
  ...Object.fromEntries(networkCodes.map((code) => [code, network])),
  ERR_MODULE_NOT_FOUND: incomplete,
  MODULE_NOT_FOUND: incomplete,
};

/** The parts of an error that say what happened where; Node sets some of them. */
type Facts = NonNullable<ReturnType<typeof factsOf>>;

/**
 * Tells a fault of the machine (a full disk, a missing right, a taken port) in one sentence that names the file where
 * it is known, with a remedy; undefined for an error of the program. `full` names the folders of the command whose
 * disk is full: the system does not say to which file a write failed.
 */
export function machineFault(error: unknown, full: readonly string[] = []): string | undefined {
  for (const part of partsOf(error)) {
    const facts = factsOf(part);
    const meaning = facts && meaningOf(facts);
    if (facts === undefined || meaning === undefined) continue;
    const { code, syscall } = facts;
    const doing = syscall === undefined || syscall.includes(' ') ? code : `${code}, ${syscall}`;
    const [rule = '', remedy = ''] = meaning.split(' — ');
    return formatProblem({
      file: placeOf(facts, full),
      rule: `${rule} (${doing})`,
      remedy: remedy.endsWith('.') ? remedy : `${remedy} and run the command again.`,
    });
  }
  return undefined;
}

/** Lists an error and the errors that it stands for: tools wrap what the system said. */
function partsOf(error: unknown): readonly unknown[] {
  const parts = [error];
  for (const part of parts) {
    if (typeof part !== 'object' || part === null) continue;
    const inner = [
      ...('cause' in part ? [part.cause] : []),
      ...('errors' in part && Array.isArray(part.errors) ? part.errors : []),
    ];
    // An error may be its own cause.
    parts.push(...inner.filter((cause) => !parts.includes(cause)));
  }
  return parts;
}

function factsOf(error: unknown) {
  if (typeof error !== 'object' || error === null) return undefined;
  const read = (name: string): string | undefined => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  };
  const message = read('message') ?? '';
  const own = read('code') ?? '';
  return {
    code: Object.hasOwn(meanings, own) ? own : codeIn(`${own} ${message}`),
    message,
    path: read('path'),
    dest: read('dest'),
    syscall: read('syscall'),
    host: read('hostname') ?? read('address'),
    port: read('port'),
  };
}

/**
 * Finds the system's code in the words of a tool: `(os error 28)` of one in Rust, `Unknown system error -122` of Node
 * where it has no name for it, `ENOSPC: no space left on device` of what was made text.
 */
function codeIn(text: string): string {
  const number = /(?:\(os error |Unknown system error -)(\d+)/.exec(text)?.[1];
  if (number === undefined) return /(?:^|[ :])(E[A-Z]{3,}): /.exec(text)?.[1] ?? '';
  return Object.entries(constants.errno).find(([, value]) => value === Number(number))?.[0] ?? '';
}

function meaningOf({ code, message, syscall }: Facts): string | undefined {
  const meaning = Object.hasOwn(meanings, code) ? meanings[code] : undefined;
  // A module of the project itself that is missing is an error of the program.
  if (meaning === incomplete && !/Cannot find (?:package|native)|node_modules/.test(message))
    return undefined;
  if (code === 'ENOENT' && syscall?.startsWith('spawn')) return 'this program is not installed — Install it';
  // Node makes the folders above too, and says so where the disk lets it make none.
  if (code === 'ENOENT' && syscall === 'mkdir')
    return 'this folder cannot be made — See that its disk can be written to, or name another place,';
  if ((code === 'EACCES' || code === 'EPERM') && syscall === 'listen')
    return 'this user may not listen there — Choose a port from 1024 on with --port.';
  return meaning;
}

function placeOf({ code, message, path, dest, host, port }: Facts, full: readonly string[]): string {
  if (path !== undefined) return dest === undefined ? path : `${path} → ${dest}`;
  if (host !== undefined || port !== undefined)
    return [host, port].filter((part) => part !== undefined).join(':');
  const named = /(?:Cannot find package|,? [a-z]+) '([^']+)'/.exec(message)?.[1];
  if (named !== undefined) return named;
  if (meanings[code] === incomplete) return 'node_modules';
  return full.length > 0 ? full.join(', ') : 'This machine';
}
