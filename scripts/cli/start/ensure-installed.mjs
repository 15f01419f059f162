// Runs before anything is installed: plain JavaScript, Node's own modules only.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const project = join(import.meta.dirname ?? '.', '..', '..', '..');

/** Whether this Node version (`20.19.0`) is one that every tool of the project supports: 20.19+ or 22.12+. */
export function supportsNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
}

/**
 * Why node_modules in `folder` does not hold what package-lock.json asks for, or undefined if it does.
 * Compares with npm's own record of what it installed (node_modules/.package-lock.json), which npm writes last,
 * so an interrupted install counts as none.
 */
export function whyInstall(folder) {
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

/** Installs exactly the lock file; development packages too, whatever NODE_ENV says. Returns the exit code. */
function install(folder) {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  const windows = process.platform === 'win32';
  const { status, error } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: folder, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: folder, stdio: 'inherit', shell: windows });
  if (error) console.error(`npm could not be started: ${error.message}`);
  return status ?? 1;
}

if (process.argv[1] === import.meta.filename || import.meta.filename === undefined) {
  if (!supportsNode(process.versions.node)) {
    console.error(
      `This project needs Node 20.19 or later (or 22.12 or later); this is ${process.versions.node}.\n` +
        'Install a current version from https://nodejs.org or with your version manager, then run the command again.',
    );
    process.exit(1);
  }
  const reason = whyInstall(project);
  if (reason !== undefined) {
    console.log(`Installing packages: ${reason}.`);
    const status = install(project);
    if (status !== 0) console.error('\nThe packages could not be installed: see npm’s message above.');
    process.exitCode = status;
  }
}
