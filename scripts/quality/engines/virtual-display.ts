import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A screen that nobody sees. */
export interface VirtualDisplay {
  /** What `DISPLAY` must be for programs that draw on it. */
  readonly name: string;
  readonly stop: () => void;
}

const size = ['-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];

/** Starts Xvfb on a display that is free. Its own `xvfb-run` waits three seconds and needs another package. Throws where it ends at once. */
export async function startVirtualDisplay(xvfb: string): Promise<VirtualDisplay> {
  // It writes the display's number to its standard output.
  const server = spawn(xvfb, ['-displayfd', '1', ...size], { stdio: ['ignore', 'pipe', 'pipe'] });
  let words = '';
  server.stderr.on('data', (data) => {
    words += String(data);
  });
  const ended = once(server, 'exit').then(() => {
    throw new Error(`Xvfb ended as it started: ${words.trim()}`);
  });
  const [number] = await Promise.race([once(createInterface({ input: server.stdout }), 'line'), ended]);
  ended.catch(() => undefined);
  return { name: `:${number}`, stop: () => server.kill() };
}
