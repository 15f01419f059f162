import { type DefineCommand, execute } from '../../scripts/cli/run-command.ts';

/** Runs a command in this process, and returns its exit code and output. */
export async function calledCommand(define: DefineCommand, ...args: readonly string[]) {
  const said = { stdout: '', stderr: '' };
  const code = await execute(define, args, {
    print: (text) => {
      said.stdout += `${text}\n`;
    },
    warn: (text) => {
      said.stderr += `${text}\n`;
    },
  });
  return { code, ...said };
}
