import { createServer } from 'node:net';
import { wholeNumber } from '../parameters.ts';
import { Refusal } from '../problems/refusal.ts';
import { newCommand } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';

const isPortFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(!('code' in error) || error.code !== 'EADDRINUSE'));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });

/** Makes the command `npm run dev`, which serves the site from its sources until it is stopped. */
export const command = (_: Terminal) =>
  newCommand(
    'npm run dev --',
    'Serves the site from its sources and lists; an edit shows at once. LISTS_DIR and LISTINGS_DIR name other folders of lists (src/data) and of the listing store (data/listings).',
    'npm run dev -- --port 3000',
  )
    .option(
      '--port <number>',
      'port to listen on; 5173 or the next free one without it',
      wholeNumber(1, 65_535),
    )
    .option('--host', 'let other machines connect', false)
    .action(async ({ port, host }) => {
      if (port !== undefined && !(await isPortFree(port, host ? '0.0.0.0' : 'localhost')))
        throw new Refusal(`Port ${port} is in use — Stop what listens there, or choose another with --port.`);
      // An inherited NODE_ENV (from a test runner or a host) would override the server's mode.
      process.env.NODE_ENV = 'development';
      const { dev } = await import('vite-react-ssg/node');
      await dev({}, { server: { host, ...(port !== undefined && { port, strictPort: true }) } });
    });
