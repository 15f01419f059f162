import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { WebKit } from './webkit-session.ts';

/** The other engines of this machine, each with what is to be installed where it is missing. */
interface Engines {
  readonly firefox: string | undefined;
  readonly webkit: WebKit | undefined;
}

export const toInstall = {
  firefox: 'Firefox: install it (Debian: apt-get install firefox-esr)',
  webkit: 'WebKit: install its driver (Debian: apt-get install webkit2gtk-driver xvfb)',
} as const satisfies Record<keyof Engines, string>;

/** Looks for stock Firefox and for WebKitGTK's driver with its browser. */
export function findEngines(): Engines {
  const { env } = process;
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const find = (...names: readonly string[]): string | undefined =>
    folders.flatMap((folder) => names.map((name) => join(folder, name))).find((file) => existsSync(file));
  const driver = find('WebKitWebDriver');
  const browser = miniBrowser();
  const xvfb = find('Xvfb');
  const hasDisplay = Boolean(env.DISPLAY) || Boolean(env.WAYLAND_DISPLAY);
  return {
    firefox: find('firefox-esr', 'firefox'),
    webkit:
      driver !== undefined && browser !== undefined && (hasDisplay || xvfb !== undefined)
        ? { driver, browser, xvfb: hasDisplay ? undefined : xvfb }
        : undefined,
  };
}

/** Debian keeps the browser beside the library, in a folder named after the machine and the version. */
const miniBrowser = (): string | undefined =>
  (existsSync('/usr/lib') ? readdirSync('/usr/lib') : [])
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .flatMap((folder) =>
      readdirSync(join('/usr/lib', folder))
        .filter((name) => name.startsWith('webkit2gtk-') || name.startsWith('webkitgtk-'))
        .map((name) => join('/usr/lib', folder, name, 'MiniBrowser')),
    )
    .toSorted()
    .findLast((file) => existsSync(file));
