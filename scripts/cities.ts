import { runCommand } from './command-line/run-command.ts';
import { citiesCommand } from './commands/cities-command.ts';

await runCommand(citiesCommand);
