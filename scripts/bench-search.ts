import { runCommand } from './command-line/run-command.ts';
import { benchSearchCommand } from './commands/bench-search-command.ts';

await runCommand(benchSearchCommand);
