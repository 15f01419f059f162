import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A process of its own: `write-loop.ts FROM TO` reads a folder's pages, then writes the same bytes to another and prints `{files, bytes, milliseconds}`. */
function main(from: string, to: string): void {
  const files = readdirSync(from, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file: join(to, file), content: readFileSync(join(from, file)) }));
  for (const folder of new Set(files.map(({ file }) => dirname(file))))
    mkdirSync(folder, { recursive: true });
  const start = performance.now();
  for (const { file, content } of files) writeFileSync(file, content);
  const milliseconds = performance.now() - start;
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0);
  console.log(JSON.stringify({ files: files.length, bytes, milliseconds }));
}

const [from = '', to = ''] = process.argv.slice(2);
main(from, to);
