// Starts a command: `node scripts/launch/launch.mjs check --lists DIR` runs check.ts in this process. Plain JavaScript, and nothing
// but Node's own modules until it is known that the packages are there.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { explainStart } from './explain-start.mjs';

const [node, , name, ...args] = process.argv;
const script = join(import.meta.dirname, '..', `${name}.ts`);
process.argv = [node, script, ...args];
try {
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(script).href);
} catch (error) {
  explainStart(error);
}
