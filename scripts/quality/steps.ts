import type { Page } from '@playwright/test';

/** An action of a visitor on a page, or a wait. */
export type Step = (page: Page) => Promise<unknown>;

type Role = Parameters<Page['getByRole']>[0];

/** Makes a step that loads a path of the site. The browser context must have a `baseURL`. */
export const open =
  (path: string): Step =>
  (page) =>
    page.goto(path);
/** Makes a step that clicks the first element of a role and name. */
export const press =
  (role: Role, name?: string | RegExp): Step =>
  (page) =>
    page.getByRole(role, { name, exact: true }).first().click();
/** Makes a step that clicks the first element that a selector finds. */
export const click =
  (selector: string): Step =>
  (page) =>
    page.locator(selector).first().click();
export const keys =
  (...pressed: readonly string[]): Step =>
  async (page) => {
    for (const key of pressed) await page.keyboard.press(key);
  };
/** Makes a step that waits until the first element of a role and name is visible. */
export const seen =
  (role: Role, name?: string): Step =>
  (page) =>
    page.getByRole(role, { name, exact: true }).first().waitFor();
/** Makes a step that waits until the first element that a selector finds is visible. */
export const shown =
  (selector: string): Step =>
  (page) =>
    page.locator(selector).first().waitFor();
/** Waits until the page is hydrated: taps and keys take effect. */
export const hydrated: Step = (page) =>
  page.waitForFunction(() => window.history.scrollRestoration === 'manual');
