import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { type EngineSession, screen } from './session.ts';

/** Milliseconds. A busy machine starts it slowly. */
const patience = 60_000;
/** What Firefox says of a request that the page which made it was left during. */
const ofLeaving = /A ServiceWorker intercepted the request/;

const messageSchema = z.union([
  z.object({ type: z.literal('success'), id: z.number(), result: z.unknown() }),
  z.object({ type: z.literal('error'), id: z.number().nullable(), error: z.string(), message: z.string() }),
  z.object({ type: z.literal('event'), method: z.string(), params: z.unknown() }),
]);
const sessionSchema = z.object({
  capabilities: z.object({ browserName: z.string(), browserVersion: z.string() }),
});
const treeSchema = z.object({ contexts: z.tuple([z.object({ context: z.string() })]) });
const logSchema = z.object({ level: z.string(), text: z.string().nullable() });
const valueSchema = z.union([
  z.object({ type: z.literal('success'), result: z.object({ value: z.string() }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
]);

/** Starts a stock Firefox without a window and speaks WebDriver BiDi with it (https://w3c.github.io/webdriver-bidi/). */
export async function startFirefox(executable: string): Promise<EngineSession> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const firefox = spawn(executable, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const stop = async (): Promise<void> => {
    if (firefox.exitCode === null) {
      const gone = new Promise((done) => firefox.once('exit', done));
      firefox.kill();
      await gone;
    }
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    return await openSession(await addressOf(firefox), stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Where Firefox says that it listens. */
const addressOf = (firefox: ChildProcess): Promise<string> =>
  new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error('Firefox does not say where it listens')), patience);
    firefox.once('exit', () => fail(new Error('Firefox ended as it started')));
    if (firefox.stderr === null) return;
    createInterface({ input: firefox.stderr }).on('line', (line) => {
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      done(address);
    });
  });

async function openSession(address: string, stop: () => Promise<void>): Promise<EngineSession> {
  const errors: string[] = [];
  const bidi = await connect(`${address}/session`, (method, params) => {
    if (method !== 'log.entryAdded') return;
    const { level, text } = logSchema.parse(params);
    if (level === 'error' && !ofLeaving.test(text ?? '')) errors.push(text ?? '');
  });
  const { capabilities } = sessionSchema.parse(await bidi.send('session.new', { capabilities: {} }));
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = treeSchema.parse(await bidi.send('browsingContext.getTree', { maxDepth: 0 }));
  const [{ context }] = contexts;
  await bidi.send('browsingContext.setViewport', { context, viewport: screen });
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    navigate: async (url) => {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: async (expression) => {
      const answer = await bidi.send('script.evaluate', {
        expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
        target: { context },
        awaitPromise: true,
      });
      const outcome = valueSchema.parse(answer);
      if (outcome.type === 'exception') throw new Error(outcome.exceptionDetails.text);
      return JSON.parse(outcome.result.value);
    },
    perform: async (actions) => {
      await bidi.send('input.performActions', { context, actions });
    },
    errors: () => errors,
    close: async () => {
      bidi.close();
      await stop();
    },
  };
}

/** Connects to a BiDi server: a command is answered under its number, events come when they come. */
async function connect(address: string, onEvent: (method: string, params: unknown) => void) {
  const socket = new WebSocket(address);
  const waiting = new Map<number, { done: (result: unknown) => void; fail: (error: Error) => void }>();
  let commands = 0;
  await new Promise<void>((done, fail) => {
    socket.once('open', () => done());
    socket.once('error', fail);
  });
  socket.on('message', (data) => {
    const message = messageSchema.parse(JSON.parse(String(data)));
    if (message.type === 'event') return onEvent(message.method, message.params);
    const asker = waiting.get(message.id ?? 0);
    waiting.delete(message.id ?? 0);
    if (message.type === 'success') asker?.done(message.result);
    else asker?.fail(new Error(`${message.error}: ${message.message}`));
  });
  return {
    send: (method: string, params: object): Promise<unknown> =>
      new Promise((done, fail) => {
        commands += 1;
        waiting.set(commands, { done, fail });
        socket.send(JSON.stringify({ id: commands, method, params }));
      }),
    close: () => socket.close(),
  };
}
