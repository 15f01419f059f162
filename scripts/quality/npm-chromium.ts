import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { installArguments } from './install-tool.ts';

/** A browser that npm's registry has: where it is started from, and what fetches it. */
export interface NpmChromium {
  readonly path: string;
  /** Whether it could be fetched and unpacked; npm and tar say why not. */
  readonly install: () => boolean;
}

const packageName = '@sparticuz/chromium';
/** Its programs ask for Node 22 and are not run; in an older one Playwright takes no connection from a service worker. */
const version = '153.0.0';

/** Where a system says which fonts it has, unless it has none. */
const systemFonts = '/etc/fonts/fonts.conf';

/** Starts the browser with the libraries and, where the system has none, the font that came with it. */
const launcher = `#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
[ -e ${systemFonts} ] || export FONTCONFIG_FILE="$here/fonts.conf"
export LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
exec "$here/chromium" "$@"
`;

const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/**
 * The Chromium without windows that the package has for servers without one of their own, with the libraries that a bare system lacks: it needs no
 * root (docs/decisions/0148-a-browser-from-npm.md). Undefined where it does not run.
 */
export function npmChromium(
  folder: string,
  { platform, arch }: Pick<NodeJS.Process, 'platform' | 'arch'> = process,
): NpmChromium | undefined {
  if (platform !== 'linux' || arch !== 'x64') return undefined;
  const fetched = { packageName, version, folder };
  return {
    path: launcherIn(folder),
    install: () =>
      spawnSync('npm', installArguments(fetched), { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0 &&
      unpackChromium(join(folder, 'node_modules', packageName, 'bin'), folder),
  };
}

const launcherIn = (folder: string): string => resolve(folder, 'start-chromium');

/** Unpacks the package's files into a folder, the launcher last; whether they could be. */
export function unpackChromium(packed: string, folder: string): boolean {
  const read = (name: string): Buffer => brotliDecompressSync(readFileSync(join(packed, `${name}.br`)));
  rmSync(launcherIn(folder), { force: true });
  mkdirSync(folder, { recursive: true });
  try {
    for (const archive of ['al2023.tar', 'fonts.tar', 'swiftshader.tar']) {
      const { status } = spawnSync('tar', ['-x', '--no-same-owner', '-C', folder], { input: read(archive) });
      if (status !== 0) return false;
    }
    writeFileSync(join(folder, 'chromium'), read('chromium'));
  } catch {
    return false;
  }
  writeFileSync(join(folder, 'fonts.conf'), fontSettings);
  chmodSync(join(folder, 'chromium'), 0o755);
  writeFileSync(launcherIn(folder), launcher, { mode: 0o755 });
  return true;
}
