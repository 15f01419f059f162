import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Installs an npm package below `.cache`, and returns the path of its file. Undefined if that fails. */
export function toolOnDemand(
  folder: string,
  packageName: string,
  version: string,
  file: string,
): string | undefined {
  const prefix = join('.cache', folder);
  const program = join(prefix, 'node_modules', packageName, file);
  if (!existsSync(program)) {
    const args = ['install', '--prefix', prefix, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
    spawnSync('npm', [...args, `${packageName}@${version}`], {
      stdio: 'ignore',
      timeout: 300_000,
      shell: process.platform === 'win32',
    });
  }
  return existsSync(program) ? resolve(program) : undefined;
}
