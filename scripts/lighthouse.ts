import { runCommand } from './command-line/run-command.ts';
import { lighthouseCommand } from './commands/lighthouse-command.ts';

await runCommand(lighthouseCommand);
