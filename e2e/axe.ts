import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

// Minified, since each page parses it anew.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
declare const axe: typeof import('axe-core');

// In dark, only the colors of the page are different.
const looksFor = {
  light: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const;
const schemes = ['light', 'dark'] as const;

interface Violation {
  readonly scheme: 'light' | 'dark';
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly string[];
}

/** Returns what axe finds on a page, in light and dark. Throws on a page with frames. */
export async function axeViolations(page: Page, without: readonly string[] = []): Promise<Violation[]> {
  if (page.frames().length > 1) throw new Error('Axe looks at one frame only, and this page has more.');
  const found: Violation[] = [];
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    if (!(await page.evaluate('typeof axe === "object"'))) await page.evaluate(source);
    const violations = await page.evaluate(
      async ({ runOnly, without }) => {
        const rules = Object.fromEntries(without.map((id) => [id, { enabled: false }]));
        // Passed checks and selectors are left out, since they would describe most of the page.
        const options = { runOnly, rules, resultTypes: ['violations' as const], selectors: false };
        return (await axe.run(document, options)).violations;
      },
      { runOnly: { ...looksFor[scheme], values: [...looksFor[scheme].values] }, without },
    );
    for (const { id, help, nodes } of violations) {
      const broken = nodes.slice(0, 3).map(({ html, failureSummary }) => `${html}\n${failureSummary}`);
      found.push({ scheme, id, help, nodes: broken });
    }
  }
  return found;
}
