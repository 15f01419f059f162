// Runs before anything is installed, on any Node: plain JavaScript, Node's own modules only.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const project = join(import.meta.dirname ?? 'scripts', '..');

/** Returns why a version of Node, such as `20.18.0`, is not supported; undefined if it is. */
export function nodeFault(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return undefined;
  return (
    `This project needs Node 20.19 or later (or 22.12 or later); this is ${version}.\n` +
    'Install a current version from https://nodejs.org or with your version manager, then run the command again.'
  );
}

/** Returns why packages must be installed: `nothing is installed yet`. Undefined if none must. */
export function whyInstall(folder = project) {
  const record = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return 'nothing is installed yet';
  const wanted = packagesOf(join(folder, 'package-lock.json'));
  const installed = packagesOf(record);
  for (const [path, { version, optional }] of Object.entries(wanted)) {
    if (path === '') continue;
    const found = installed[path];
    // An optional package made for another platform is rightly absent.
    if (!found && optional) continue;
    if (!found) return `${path} is missing`;
    if (found.version !== version) return `${path} is ${found.version}, wanted ${version}`;
    if (!existsSync(join(folder, path))) return `${path} was deleted`;
  }
  return undefined;
}

const packagesOf = (lockfile) => JSON.parse(readFileSync(lockfile, 'utf8')).packages ?? {};

function install() {
  // For development too, whatever NODE_ENV says.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  const options = { cwd: project, stdio: 'inherit' };
  const { status, error } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (error) console.error(`npm could not be started: ${error.message}`);
  return status ?? 1;
}

// A Node that is too old does not know the name of a module.
if (process.argv[1] === import.meta.filename || import.meta.filename === undefined) {
  const fault = nodeFault(process.versions.node);
  if (fault !== undefined) {
    console.error(fault);
    process.exit(1);
  }
  const reason = whyInstall();
  if (reason !== undefined) {
    console.log(`Installing packages: ${reason}.`);
    process.exitCode = install();
    if (process.exitCode !== 0)
      console.error('\nThe packages could not be installed: see npm’s message above.');
  }
}
