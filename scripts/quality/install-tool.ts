import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../cli/problems/refusal.ts';

type Tool = Readonly<Record<'packageName' | 'version' | 'file', string>>;

/** Installs an npm package below .cache; returns the path of its `file`. Throws a Refusal if that fails. */
export function installTool({ packageName, version, file }: Tool, print: (line: string) => void): string {
  const folder = join('.cache', 'tools', `${packageName.replaceAll(/[@/]/g, '')}-${version}`);
  const path = join(process.cwd(), folder, 'node_modules', packageName, file);
  if (existsSync(path)) return path;
  print(`Installing ${packageName} ${version} into ${folder} …`);
  const options = ['--prefix', folder, '--no-save', '--ignore-scripts', '--loglevel=error'];
  const { status } = spawnSync('npm', ['install', ...options, `${packageName}@${version}`], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status === 0 && existsSync(path)) return path;
  throw new Refusal(`${folder}: ${packageName} could not be installed — See npm's own words above.`);
}
