// Loaded before a build (`node --import`): kills the process at one of the steps that publish.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

let left = Number(process.env.KILL_AT_STEP);
let publishing = false;

for (const name of ['renameSync', 'unlinkSync', 'rmdirSync', 'rmSync']) {
  const original = fs[name];
  fs[name] = (...args) => {
    // The publication begins with the manifest that says so, which is renamed into its place.
    if (String(args[1]).endsWith('-build.json') || publishing) {
      publishing = true;
      left -= 1;
      if (left < 0) process.kill(process.pid, 'SIGKILL');
    }
    return original(...args);
  };
}
syncBuiltinESMExports();
