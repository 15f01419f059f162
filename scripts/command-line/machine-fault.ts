import { constants } from 'node:os';
import { formatProblem } from '../problems/problem.ts';

/** What a fault means to whoever started the command, and what to do about it. */
interface Meaning {
  readonly rule: string;
  readonly remedy: string;
}

const again = 'and run the command again.';
const network: Meaning = {
  rule: 'could not be reached',
  remedy: `Check the address and this machine's connection ${again}`,
};
const tooManyFiles: Meaning = {
  rule: 'too many files are open at once',
  remedy: `Close other programs or raise the limit (ulimit -n 4096) ${again}`,
};
const incomplete: Meaning = { rule: 'a package is not installed', remedy: 'Run "npm ci".' };

/** Faults of the machine by the code that Node or the system gives them; whatever is not here is taken for an error of the program. */
const meanings: Readonly<Record<string, Meaning>> = {
  ENOSPC: {
    rule: 'no space is left on the disk',
    remedy: `Free some space there or name a folder on another disk, ${again}`,
  },
  EDQUOT: {
    rule: 'your quota on this disk is used up',
    remedy: `Delete something there or name a folder on another disk, ${again}`,
  },
  EACCES: {
    rule: 'this user has no right to it',
    remedy: `Change its owner or its permissions, or name another place, ${again}`,
  },
  EPERM: {
    rule: 'the system does not permit this',
    remedy: `Change its owner or its attributes, or name another place, ${again}`,
  },
  EROFS: {
    rule: 'the disk can only be read',
    remedy: `Mount it for writing or name a folder on another disk, ${again}`,
  },
  ENOENT: { rule: 'there is no such file or folder', remedy: `Check its name, or make it, ${again}` },
  ENOTDIR: {
    rule: 'a part of this path is a file, where a folder must be',
    remedy: `Move the file away or name another place, ${again}`,
  },
  EEXIST: { rule: 'something of this name is already there', remedy: `Move it away ${again}` },
  EISDIR: {
    rule: 'this is a folder, where a file must be',
    remedy: `Name a file, or move the folder away, ${again}`,
  },
  ENOTEMPTY: {
    rule: 'another program writes into this folder',
    remedy: `Close that program ${again}`,
  },
  EBUSY: { rule: 'another program uses it', remedy: `Close that program ${again}` },
  EMFILE: tooManyFiles,
  ENFILE: tooManyFiles,
  EXDEV: {
    rule: 'a file cannot be moved to another disk in one step',
    remedy: `Name folders that lie on one disk ${again}`,
  },
  ELOOP: { rule: 'its symbolic links lead in a circle', remedy: `Correct the links ${again}` },
  ENAMETOOLONG: { rule: 'the name is longer than the disk allows', remedy: `Name a shorter one ${again}` },
  EFBIG: {
    rule: 'the file is larger than the disk allows',
    remedy: `Name a folder on another disk ${again}`,
  },
  EIO: {
    rule: 'the disk answers with an error',
    remedy: `Check the disk, or name a folder on another, ${again}`,
  },
  ENOMEM: { rule: 'no memory is left', remedy: `Close other programs ${again}` },
  ERR_WORKER_OUT_OF_MEMORY: { rule: 'no memory is left', remedy: `Close other programs ${again}` },
  EADDRINUSE: {
    rule: 'this port is taken',
    remedy: 'Choose another with --port, or end the program that listens on it.',
  },
  EADDRNOTAVAIL: {
    rule: 'this machine has no such address',
    remedy: 'Choose another with --host: 127.0.0.1 for this machine only, 0.0.0.0 for every machine.',
  },
  ENOTFOUND: network,
  EAI_AGAIN: network,
  ECONNREFUSED: network,
  ECONNRESET: network,
  ETIMEDOUT: network,
  EHOSTUNREACH: network,
  ENETUNREACH: network,
  UND_ERR_CONNECT_TIMEOUT: network,
  UND_ERR_HEADERS_TIMEOUT: network,
  UND_ERR_BODY_TIMEOUT: network,
  UND_ERR_SOCKET: network,
  ERR_MODULE_NOT_FOUND: incomplete,
  MODULE_NOT_FOUND: incomplete,
};

/** The parts of an error that say what happened where; Node sets some of them. */
interface Facts {
  readonly code: string;
  readonly message: string;
  readonly path?: string | undefined;
  readonly dest?: string | undefined;
  readonly syscall?: string | undefined;
  readonly host?: string | undefined;
  readonly port?: string | undefined;
}

/**
 * One sentence for a fault of the machine (a full disk, a missing right, a taken port), naming the file where it is known, with a
 * remedy; undefined for anything else, which is an error of the program. `full` names the folders of the command whose disk is
 * full: the system does not say to which file a write failed.
 */
export function machineFault(error: unknown, full: readonly string[] = []): string | undefined {
  for (const part of partsOf(error)) {
    const facts = factsOf(part);
    const meaning = facts && meaningOf(facts);
    if (facts === undefined || meaning === undefined) continue;
    const { code, syscall } = facts;
    const doing = syscall === undefined || syscall.includes(' ') ? code : `${code}, ${syscall}`;
    return formatProblem({
      file: placeOf(facts, full),
      rule: `${meaning.rule} (${doing})`,
      remedy: meaning.remedy,
    });
  }
  return undefined;
}

/** Errors that an error stands for, itself first: tools wrap what the system said. */
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

function factsOf(error: unknown): Facts | undefined {
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
 * The system's code in the words of a tool: `(os error 28)` of one in Rust, `Unknown system error -122` of Node itself where it has
 * no name for it, `ENOSPC: no space left on device` of what was made text.
 */
function codeIn(text: string): string {
  const number = /(?:\(os error |Unknown system error -)(\d+)/.exec(text)?.[1];
  if (number === undefined) return /(?:^|[ :])(E[A-Z]{3,}): /.exec(text)?.[1] ?? '';
  return Object.entries(constants.errno).find(([, value]) => value === Number(number))?.[0] ?? '';
}

/** A module of the project itself that is missing is an error of the program. */
function meaningOf({ code, message, syscall }: Facts): Meaning | undefined {
  if (meanings[code] === incomplete && !/Cannot find (?:package|native)|node_modules/.test(message))
    return undefined;
  if (code === 'ENOENT' && syscall?.startsWith('spawn'))
    return { rule: 'this program is not installed', remedy: `Install it ${again}` };
  if ((code === 'EACCES' || code === 'EPERM') && syscall === 'listen')
    return { rule: 'this user may not listen there', remedy: 'Choose a port from 1024 on with --port.' };
  return Object.hasOwn(meanings, code) ? meanings[code] : undefined;
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
