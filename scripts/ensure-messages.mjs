// Runs before any TypeScript is loaded: plain JavaScript, Node's own modules, unless it must compile.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { whyNotHere } from './surroundings.mjs';

const project = join(import.meta.dirname, '..');
const compiler = join(project, 'scripts', 'cli', 'messages');
const stamp = join(project, 'src', 'messages', 'generated', '.stamp');

/** Compiles the messages (src/messages/en.json) if they changed. A fault ends the process. */
export async function ensureMessages() {
  const obstacle = whyNotHere(project);
  if (obstacle !== undefined) refuse(obstacle);
  const hash = hashSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  const { tsImport } = await import('tsx/esm/api');
  const { writeMessages } = await tsImport('./cli/messages/write-messages.ts', import.meta.url);
  try {
    writeMessages();
    writeFileSync(stamp, hash);
  } catch (error) {
    const { machineFault } = await tsImport('./cli/problems/machine-fault.ts', import.meta.url);
    const words = error?.name === 'Refusal' ? error.message : machineFault(error);
    if (words === undefined) throw error;
    refuse(words);
  }
}

function hashSources() {
  const sources = readdirSync(compiler)
    .filter((name) => /^\w.*\.ts$/.test(name))
    .sort()
    .map((name) => join(compiler, name));
  const hash = createHash('sha256');
  for (const file of [...sources, join(project, 'src', 'messages', 'en.json')])
    hash.update(readFileSync(file));
  return hash.digest('hex');
}

function refuse(words) {
  console.error(words);
  process.exit(1);
}

if (process.argv[1] === import.meta.filename) await ensureMessages();
