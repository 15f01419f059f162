// Runs before any TypeScript is loaded: plain JavaScript, Node's own modules only, unless the messages have to be compiled.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { whyNotHere } from './project-path.mjs';

const project = join(import.meta.dirname, '..', '..', '..');
const compiler = join(project, 'scripts', 'cli', 'messages');
const stamp = join(project, 'src', 'messages', 'generated', '.stamp');

/**
 * Compiles the catalogue of messages (src/messages/en.json), unless that was done since it and the compiler were last edited. Ends
 * the process with the reason where the catalogue is wrong, the messages cannot be written, or the project lies where its tools cannot run.
 */
export async function ensureMessages() {
  const obstacle = whyNotHere(project);
  if (obstacle !== undefined) {
    console.error(obstacle);
    process.exit(1);
  }
  const hash = hashSources();
  if (hash === readIfAny(stamp)) return;
  const { register } = await import('tsx/esm/api');
  const unregister = register();
  const { writeMessages } = await import('../messages/write-messages.ts');
  try {
    writeMessages();
    writeFileSync(stamp, hash);
  } catch (error) {
    const { machineFault } = await import('../machine-fault.ts');
    const words = error?.name === 'Refusal' ? error.message : machineFault(error);
    if (words === undefined) throw error;
    console.error(words);
    process.exit(1);
  }
  await unregister();
}

function hashSources() {
  const sources = readdirSync(compiler)
    .filter((name) => /^\w.*\.ts$/.test(name))
    .map((name) => join(compiler, name));
  const hash = createHash('sha256');
  for (const file of [...sources.sort(), join(project, 'src', 'messages', 'en.json')])
    hash.update(readFileSync(file));
  return hash.digest('hex');
}

function readIfAny(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

if (process.argv[1] === import.meta.filename) await ensureMessages();
