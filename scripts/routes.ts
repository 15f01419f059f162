import { runCommand } from './command-line/run-command.ts';
import { routesCommand } from './commands/routes-command.ts';

await runCommand(routesCommand);
