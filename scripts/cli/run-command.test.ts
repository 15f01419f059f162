import { Command } from '@commander-js/extra-typings';
import { describe, expect, it } from 'vitest';
import { wholeNumber } from './parameters.ts';
import { Refusal } from './problems/refusal.ts';
import { type DefineCommand, execute } from './run-command.ts';

async function run(work: (count: number) => void, ...args: readonly string[]) {
  const lines: { out: string[]; error: string[] } = { out: [], error: [] };
  const define: DefineCommand = ({ print }) =>
    new Command('npm run try --')
      .option('--count <number>', 'how many', wholeNumber(1, 3), 2)
      .action(({ count }) => {
        work(count);
        print(`${count} done`);
      });
  const code = await execute(define, args, {
    print: (text) => void lines.out.push(text),
    warn: (text) => void lines.error.push(text),
  });
  return { code, ...lines };
}

const nothing = (): void => undefined;
const throwing = (error: unknown) => () => {
  throw error;
};

describe('a command', () => {
  it('does its work with the values of its options', async () => {
    expect(await run(nothing, '--count', '3')).toEqual({ code: 0, out: ['3 done'], error: [] });
    expect((await run(nothing)).out).toEqual(['2 done']);
  });

  it('reports a wrong call in one line with a remedy, and does nothing', async () => {
    const ended = await run(throwing(new Error('worked')), '--count', '4');
    expect(ended).toEqual({
      code: 2,
      out: [],
      error: [
        `npm run try: option '--count <number>' argument '4' is invalid — Write a whole number from 1 to 3. See "npm run try -- --help".`,
      ],
    });
  });

  it.each([
    [
      ['--count', 'St. Foo'],
      "option '--count <number>' argument 'St. Foo' is invalid — Write a whole number from 1 to 3.",
    ],
    [
      ['Mobile, AL', 'St. Augustine, FL'],
      '‘Mobile, AL St. Augustine, FL’ is not expected — The command takes options only; write options after a lone --.',
    ],
    [['--St. Foo'], "unknown option '--St. Foo' —"],
    [["--Lee's. Summit"], "unknown option '--Lee's. Summit' —"],
  ])('keeps the words of one argument together: %j', async (args, words) => {
    expect((await run(nothing, ...args)).error).toEqual([
      `npm run try: ${words} See "npm run try -- --help".`,
    ]);
  });

  it('says which arguments it takes if there are too many', async () => {
    const errors: string[] = [];
    const define: DefineCommand = () => new Command('npm run add --').argument('<city>').action(nothing);
    const print = nothing;
    await execute(define, ['Mobile, AL', '$& Troy'], { print, warn: (text) => void errors.push(text) });
    expect(errors).toEqual([
      'npm run add: ‘$& Troy’ is not expected — The command takes only city; write options after a lone --. See "npm run add -- --help".',
    ]);
  });

  it('fails with the lines of a refusal', async () => {
    const ended = await run(throwing(new Refusal('first', 'second')));
    expect(ended).toEqual({ code: 1, out: [], error: ['first\nsecond'] });
  });

  it('fails with one sentence for a fault of the machine', async () => {
    const error = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', path: '/etc/x' });
    const { code, error: lines } = await run(throwing(error));
    expect(code).toBe(1);
    expect(lines.join('\n')).toMatch(/^\/etc\/x: this user has no right to it \(EACCES\) — [^\n]+$/);
  });

  it('fails with the stack of an error of the program, after a sentence', async () => {
    const { code, error } = await run(throwing(new TypeError('x is not a function')));
    expect(code).toBe(1);
    expect(error.join('\n')).toMatch(/^This is an error of the program.*\nTypeError: x is not.*\n +at /);
  });
});
