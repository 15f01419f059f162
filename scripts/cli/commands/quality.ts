import { newCommand } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';
import { command as bench } from './bench.ts';
import { command as edits } from './bench-edits.ts';
import { command as growth } from './bench-growth.ts';
import { command as importing } from './bench-import.ts';
import { command as near } from './bench-near.ts';
import { command as search } from './bench-search.ts';
import { command as html } from './check-html.ts';
import { command as chromium } from './chromium.ts';
import { command as engines } from './engines.ts';
import { command as inp } from './inp.ts';
import { command as lighthouse } from './lighthouse.ts';
import { command as screens } from './screens.ts';

/** `npm run quality`: measures, and checks that need a browser or another program. */
export const command = (terminal: Terminal) =>
  newCommand('npm run quality --', 'Measures builds and pages, and looks at pages in browsers.')
    .addCommand(bench(terminal).name('bench'))
    .addCommand(edits(terminal).name('edits'))
    .addCommand(growth(terminal).name('growth'))
    .addCommand(importing(terminal).name('import'))
    .addCommand(near(terminal).name('near'))
    .addCommand(search(terminal).name('search'))
    .addCommand(html(terminal).name('html'))
    .addCommand(chromium(terminal).name('chromium'))
    .addCommand(engines(terminal).name('engines'))
    .addCommand(inp(terminal).name('inp'))
    .addCommand(lighthouse(terminal).name('lighthouse'))
    .addCommand(screens(terminal).name('screens'));
