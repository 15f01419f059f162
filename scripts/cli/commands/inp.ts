import { Command } from '@commander-js/extra-typings';
import { startPreview } from '../../hosts/preview/server.ts';
import { ensureChromium } from '../../quality/chromium.ts';
import { measureInteractions } from '../../quality/interactions/measure-interactions.ts';
import { Refusal } from '../problems/refusal.ts';
import { distOption, examples } from '../shared-options.ts';
import type { Terminal } from '../terminal.ts';

/** What web.dev calls good: https://web.dev/articles/inp */
const most = 200;

/** `npm run inp`: interaction to next paint on the largest city's page at a quarter of the processor's speed. */
export const command = ({ print }: Terminal) =>
  new Command('npm run inp --')
    .description(
      'Measures how soon New York’s page answers a tap or a key, at a quarter of the processor’s speed. Wants an idle machine.',
    )
    .addOption(distOption())
    .addHelpText('after', examples('npm run inp'))
    .action(async ({ dist }) => {
      const preview = await startPreview({ dist, port: 0 });
      try {
        const browser = ensureChromium(print);
        const measured = await measureInteractions({ url: preview.url, browser });
        for (const { name, milliseconds } of measured)
          print(`${name.padEnd(20)}${milliseconds.toFixed(0).padStart(5)} ms`);
        const slow = measured.filter(({ milliseconds }) => milliseconds > most);
        if (slow.length > 0) throw new Refusal(...slow.map(({ name }) => `${name}: slower than ${most} ms`));
      } finally {
        await preview.close();
      }
    });
