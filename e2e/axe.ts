import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** The minified one: each page reads it anew, which takes as long as half of what axe then does. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** What it sets in the page. */
declare const axe: typeof import('axe-core');

/** What axe looks for in each scheme: in dark only what colors can change, since the page is the same. */
const looksFor = {
  light: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const;
const schemes = ['light', 'dark'] as const;

interface Violation {
  readonly scheme: 'light' | 'dark';
  /** Of axe's rule. */
  readonly id: string;
  readonly help: string;
  /** The first elements that break it, each with what to do. */
  readonly nodes: readonly string[];
}

/**
 * What axe finds on the page as it stands, in light and in dark. Throws on a page with frames, which are not looked
 * into.
 */
export async function axeViolations(page: Page, without: readonly string[] = []): Promise<Violation[]> {
  if (page.frames().length > 1) throw new Error('Axe looks at one frame only, and this page has more.');
  const found: Violation[] = [];
  const view = page.viewportSize();
  // A list passes below the bar at its foot: seen whole, each of its buttons is looked at in its full size.
  if (view !== null && (await page.locator('.beside:not(.on-map) > .to-map').isVisible()))
    await page.setViewportSize({
      width: view.width,
      height: await page.evaluate(() => document.documentElement.scrollHeight),
    });
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    if (!(await page.evaluate('typeof axe === "object"'))) await page.evaluate(source);
    const violations = await page.evaluate(
      async ({ runOnly, without }) => {
        const rules = Object.fromEntries(without.map((id) => [id, { enabled: false }]));
        // What passes would be sent here too, and is most of the page.
        return (await axe.run(document, { runOnly, rules, resultTypes: ['violations'] })).violations;
      },
      { runOnly: { ...looksFor[scheme], values: [...looksFor[scheme].values] }, without },
    );
    for (const { id, help, nodes } of violations) {
      const broken = nodes.slice(0, 3).map(({ html, failureSummary }) => `${html}\n${failureSummary}`);
      found.push({ scheme, id, help, nodes: broken });
    }
  }
  if (view !== null) await page.setViewportSize(view);
  return found;
}
