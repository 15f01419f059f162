import { createServer } from 'node:net';
import { parseArgs } from 'node:util';

const usage = `npm run dev [-- --port N --host]

Serves the site for development, made anew from the sources and lists as they are. An edit shows at once.

  --port N  on that port; without it on 5173, or the next one that is free
  --host    to other machines, too
  --help    shows this

LISTS_DIR and LISTINGS_DIR name other folders of lists (src/data) and of the listing store (data/listings).`;

/** Whether nothing listens there. Another fault of listening is left to the server to tell. */
const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(!('code' in error) || error.code !== 'EADDRINUSE'));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });

/** Starts the server; a sentence where it cannot. */
async function start(): Promise<string | undefined> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      host: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const { host } = values;
  const port = values.port === undefined ? undefined : Number(values.port);
  if (port !== undefined) {
    if (!/^\d+$/.test(values.port ?? '') || port < 1 || port > 65_535) {
      return `--port must be a number from 1 to 65535 (got "${values.port}").`;
    }
    if (!(await isFree(port, host ? '0.0.0.0' : 'localhost'))) {
      return `Port ${port} is in use: stop what listens there, or choose another with --port.`;
    }
  }
  // An inherited one (a test runner's, a host's) would decide over the server's mode.
  process.env.NODE_ENV = 'development';
  const { dev } = await import('vite-react-ssg/node');
  await dev({}, { server: { host, ...(port !== undefined && { port, strictPort: true }) } });
  return undefined;
}

try {
  const refusal = await start();
  if (refusal !== undefined) {
    console.error(refusal);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error} (npm run dev -- --help)`);
  process.exitCode = 1;
}
