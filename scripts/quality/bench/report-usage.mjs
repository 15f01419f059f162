// `--import report-usage.mjs?file=…` writes what a process used, threads included, into the file as it ends.
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = new URL(import.meta.url).searchParams.get('file');
if (isMainThread) process.on('exit', () => writeFileSync(file, JSON.stringify(process.resourceUsage())));
