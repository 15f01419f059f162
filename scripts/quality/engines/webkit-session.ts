import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { freePort } from '../free-port.ts';
import { type EngineSession, screen } from './session.ts';
import { startVirtualDisplay } from './virtual-display.ts';

/** What WebKit needs of the machine. */
export interface WebKit {
  /** Debian's WebKitWebDriver. */
  readonly driver: string;
  /** The browser that comes with it. */
  readonly browser: string;
  /** Xvfb, which draws where there is no display. */
  readonly xvfb: string | undefined;
}

/** Milliseconds. A busy machine starts it slowly. */
const patience = 60_000;
const betweenTries = 100;

const newSessionSchema = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserVersion: z.string() }),
});
const outcomeSchema = z.union([z.object({ value: z.string() }), z.object({ error: z.string() })]);

/** Starts WebKitGTK's small browser and speaks WebDriver with it (https://w3c.github.io/webdriver/). */
export async function startWebKit({ driver, browser, xvfb }: WebKit): Promise<EngineSession> {
  const port = await freePort();
  const display = xvfb === undefined ? undefined : await startVirtualDisplay(xvfb);
  // A group of its own, so that the browser ends with the driver.
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, ...(display && { DISPLAY: display.name }) },
  });
  const stop = (): void => {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid);
    display?.stop();
  };
  const send = (method: 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> =>
    ask(`http://127.0.0.1:${port}${path}`, method, body);
  try {
    const options = { binary: browser, args: ['--automation'] };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
    const created = await whenItListens(server, () => send('POST', '/session', { capabilities }));
    const session = newSessionSchema.parse(created);
    const path = `/session/${session.sessionId}`;
    await send('POST', `${path}/window/rect`, screen);
    return {
      name: `WebKitGTK ${session.capabilities.browserVersion}`,
      navigate: async (url) => {
        await send('POST', `${path}/url`, { url });
      },
      evaluate: async (expression) => {
        const script = `const done = arguments[0];
          (async () => JSON.stringify((await (${expression})) ?? null))()
            .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
        const outcome = outcomeSchema.parse(
          await send('POST', `${path}/execute/async`, { script, args: [] }),
        );
        if ('error' in outcome) throw new Error(outcome.error);
        return JSON.parse(outcome.value);
      },
      perform: async (actions) => {
        await send('POST', `${path}/actions`, { actions });
      },
      errors: () => [],
      close: async () => {
        await send('DELETE', path).catch(() => undefined);
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

async function ask(url: string, method: 'POST' | 'DELETE', body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = z.object({ value: z.unknown() }).parse(await response.json());
  if (response.ok) return value;
  const { error, message } = z.object({ error: z.string(), message: z.string() }).parse(value);
  throw new Error(`${error}: ${message}`);
}

/** Asks again until the driver, which was just started, listens. */
async function whenItListens<Answer>(driver: ChildProcess, send: () => Promise<Answer>): Promise<Answer> {
  for (let waited = 0; waited < patience; waited += betweenTries) {
    if (driver.exitCode !== null)
      throw new Error(`WebKitWebDriver ended with ${driver.exitCode} as it started`);
    try {
      return await send();
    } catch (error) {
      // Only fetch itself throws a TypeError: nobody listens yet.
      if (!(error instanceof TypeError)) throw error;
      await pause(betweenTries);
    }
  }
  throw new Error('WebKitWebDriver does not listen');
}
