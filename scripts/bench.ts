import { runCommand } from './command-line/run-command.ts';
import { benchCommand } from './commands/bench-command.ts';

await runCommand(benchCommand);
