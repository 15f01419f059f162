import type { Page } from '@playwright/test';

/** Records layout shifts on pages opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    const kept: string[] = [];
    const keep = (entries: readonly PerformanceEntry[]): void => {
      kept.push(...entries.map((entry) => JSON.stringify(entry)));
    };
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      shiftsSoFar: () => {
        keep(observer.takeRecords());
        return kept;
      },
    });
  });
}

/** Returns the layout shifts of the page. Throws without an earlier `watchShifts`. */
export const shifts = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    const soFar: unknown = Reflect.get(window, 'shiftsSoFar');
    if (typeof soFar !== 'function') throw new Error('What moves on this page is not watched');
    return soFar();
  });
