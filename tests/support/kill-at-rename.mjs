// Loaded before a command (`node --import`): kills the process before one of its renamings of files.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

let left = Number(process.env.KILL_AT_RENAME);
const { rename } = fs.promises;

fs.promises.rename = (...names) => {
  left -= 1;
  if (left < 0) process.kill(process.pid, 'SIGKILL');
  return rename(...names);
};
syncBuiltinESMExports();
