import { runCommand } from './command-line/run-command.ts';
import { devCommand } from './commands/dev-command.ts';

await runCommand(devCommand);
