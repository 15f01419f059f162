// Runs where packages may be missing: plain JavaScript, Node's own modules only.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { supportsNode, whyInstall } from './ensure-installed.mjs';

const project = join(import.meta.dirname, '..', '..', '..');

/** Tells why a command could not be loaded, where packages or the system's temporary folder are why; throws any other error again. The exit code is 1. */
export function explainStart(error) {
  process.exitCode = 1;
  // There tsx keeps what it has compiled.
  if (error?.syscall === 'mkdir' && error.path?.startsWith(tmpdir())) {
    const remedy = 'Name a folder that this user may write to in TMPDIR, and run the command again.';
    console.error(`${tmpdir()}: no temporary files can be written there (${error.code}) — ${remedy}`);
    return;
  }
  const reason = supportsNode(process.versions.node) ? missingPackage(error) : undefined;
  if (reason === undefined) throw error;
  console.error(`node_modules: ${reason} — Run "npm ci" and then the command again.`);
}

/** What is missing of the packages, when `error` is that a module of theirs could not be found. */
function missingPackage(error) {
  if (error?.code !== 'ERR_MODULE_NOT_FOUND' && error?.code !== 'MODULE_NOT_FOUND') return undefined;
  const [, name] = /Cannot find (?:package|module) '([^']+)'/.exec(error.message) ?? [];
  // A file of the project's own that is missing is an error of the program.
  const ofPackage = name !== undefined && (/node_modules/.test(name) || !/^[./]|^[A-Z]:/.test(name));
  if (!ofPackage) return undefined;
  // What is compared is npm's own record, which does not see a file that is missing.
  return whyInstall(project) ?? `${name} is incomplete`;
}
