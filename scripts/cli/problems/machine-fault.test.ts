import { constants } from 'node:os';
import { describe, expect, it } from 'vitest';
import { machineFault } from './machine-fault.ts';

const systemError = (code: string, facts: object = {}): Error =>
  Object.assign(new Error(`${code}: some words`), { code, ...facts });

const onFile = { path: '/srv/site/index.html', syscall: 'open' };

describe('a fault of the machine', () => {
  it.each([
    ['ENOSPC', 'no space is left'],
    ['EDQUOT', 'quota'],
    ['EACCES', 'no right'],
    ['EPERM', 'does not permit'],
    ['EROFS', 'only be read'],
    ['ENOENT', 'no such file'],
    ['ENOTDIR', 'where a folder must be'],
    ['EISDIR', 'where a file must be'],
    ['EMFILE', 'too many files'],
    ['ENFILE', 'too many files'],
    ['EEXIST', 'already there'],
    ['ENOTEMPTY', 'another program writes'],
    ['EBUSY', 'another program'],
    ['ELOOP', 'circle'],
    ['ENAMETOOLONG', 'longer'],
    ['EFBIG', 'larger'],
    ['EIO', 'error'],
    ['ENOMEM', 'memory'],
  ])('%s is one sentence that names the file and what to do', (code, words) => {
    const sentence = machineFault(systemError(code, onFile)) ?? '';
    expect(sentence).toMatch(/^\/srv\/site\/index\.html: [^\n]+ — [A-Z][^\n]+\.$/);
    expect(sentence).toContain(words);
    expect(sentence).toContain(`(${code}, open)`);
    // The same fault as reported by a tool in Rust, and wrapped in another error.
    const number = Object.entries(constants.errno).find(([name]) => name === code)?.[1];
    const cause = new Error(`failed to write (os error ${number})`);
    expect(machineFault(new Error('Build failed', { cause }))).toContain(words);
    expect(machineFault(new AggregateError([cause]))).toContain(words);
  });

  it('is known even if Node has no name for it', () => {
    const error = systemError(`Unknown system error -${constants.errno.EDQUOT}`, onFile);
    expect(machineFault(error)).toMatch(/^\/srv\/site\/index\.html: your quota/);
  });

  it('names both places of a move', () => {
    const sentence = machineFault(systemError('EXDEV', { path: '/a/x', dest: '/b/x', syscall: 'rename' }));
    expect(sentence).toMatch(/^\/a\/x → \/b\/x: .*on one disk/);
  });

  it('names the folders on a full disk if the system does not name the file', () => {
    const sentence = machineFault(systemError('ENOSPC', { syscall: 'write' }), ['dist', '/tmp']);
    expect(sentence).toMatch(/^dist, \/tmp: no space is left/);
    expect(machineFault(systemError('ENOSPC', { syscall: 'write' }))).toMatch(/^This machine: /);
  });

  it('on a network names the address', () => {
    const taken = { syscall: 'listen', address: '127.0.0.1', port: 4173 };
    expect(machineFault(systemError('EADDRINUSE', taken))).toMatch(/^127\.0\.0\.1:4173: .*--port/);
    expect(machineFault(systemError('EACCES', { ...taken, port: 80 }))).toMatch(/^127\.0\.0\.1:80: .*1024/);
    expect(machineFault(systemError('EADDRNOTAVAIL', taken))).toContain('--host');
    const lost = { syscall: 'getaddrinfo', hostname: 'register.test' };
    const fetching = new TypeError('fetch failed', { cause: systemError('ENOTFOUND', lost) });
    expect(machineFault(fetching)).toMatch(
      /^register\.test: could not be reached \(ENOTFOUND, getaddrinfo\)/,
    );
  });

  it('of a new folder on a read-only disk says that it cannot be made, not that it is missing', () => {
    const folder = systemError('ENOENT', { path: '/srv/data', syscall: 'mkdir' });
    expect(machineFault(folder)).toBe(
      '/srv/data: this folder cannot be made (ENOENT, mkdir) — See that its disk can be written to, or name another place.',
    );
  });

  it('of a missing program or package names it', () => {
    const program = systemError('ENOENT', { path: 'npm', syscall: 'spawn npm' });
    expect(machineFault(program)).toMatch(/^npm: this program is not installed \(ENOENT\) — Install it/);
    const words = "Cannot find package 'vite' imported from /srv/scripts/build/bundle/bundle.ts";
    const missing = Object.assign(new Error(words), { code: 'ERR_MODULE_NOT_FOUND' });
    expect(machineFault(missing)).toMatch(/^vite: a package is not installed .*npm ci/);
  });
});

describe('an error of the program', () => {
  it('is not reported as a fault of the machine', () => {
    const own = Object.assign(new Error("Cannot find module '/srv/scripts/lost.ts'"), {
      code: 'ERR_MODULE_NOT_FOUND',
    });
    const circular = new Error('its own cause');
    circular.cause = circular;
    for (const error of [
      new TypeError('x is not a function'),
      systemError('ERR_INVALID_ARG_TYPE'),
      systemError('toString'),
      new Error('the file ENOSPC is not there'),
      own,
      circular,
      'a text',
      undefined,
      null,
    ])
      expect(machineFault(error)).toBeUndefined();
  });
});
