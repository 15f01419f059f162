import { setTimeout as pause } from 'node:timers/promises';
import type { EngineSession } from './session.ts';

const patience = 30_000;
const betweenLooks = 50;
/** What moves, or is about to, is tapped where it has come to rest for so many frames. */
const restingFrames = 4;

/** What a visitor does with a page, whatever the engine. */
export interface EnginePage {
  /** Opens a path and waits until the app runs the page. */
  readonly open: (path: string) => Promise<void>;
  /** Waits until an expression in the page is true, and gives its value. */
  readonly until: (what: string, expression: string) => Promise<unknown>;
  /** Taps the first element on the page that a selector finds and that says this, when it is there. */
  readonly tap: (selector: string, says?: string) => Promise<void>;
  /** Presses keys one after another; each is a character or a code of WebDriver's. */
  readonly type: (keys: Iterable<string>) => Promise<void>;
}

export const enterKey = '\uE007';
export const tabKey = '\uE004';

/** An expression for the first element on the page that can be seen and says this, by its text or its label. */
const seen = (
  selector: string,
  says: string,
): string => `[...document.querySelectorAll(${JSON.stringify(selector)})]
  .find((element) => element.getClientRects().length > 0 &&
    ((element.getAttribute('aria-label') ?? '') + ' ' + element.textContent).includes(${JSON.stringify(says)}))`;

/** A visitor's hands on a session, at the site that answers at `url`. */
export function enginePage(session: EngineSession, url: string): EnginePage {
  const until = async (what: string, expression: string): Promise<unknown> => {
    const end = Date.now() + patience;
    while (Date.now() < end) {
      // A page that is being left answers nothing.
      const value = await session.evaluate(expression).catch(() => undefined);
      if (value) return value;
      await pause(betweenLooks);
    }
    const where = await session.evaluate('location.href').catch(() => 'a page that does not answer');
    throw new Error(`${what}: waited for ${patience / 1000} s, at ${where}`);
  };
  return {
    until,
    open: async (path) => {
      await session.navigate(new URL(path, url).href);
      await until('the app runs the page', 'history.scrollRestoration === "manual"');
    },
    tap: async (selector, says = '') => {
      const middle = await until(
        `${selector} “${says}”`,
        `(async () => {
          const middle = () => {
            const element = ${seen(selector, says)};
            if (element === undefined) return undefined;
            element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
            // The first line of what may be a link of several.
            const [{ left, top, width, height }] = element.getClientRects();
            const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
            const hit = document.elementFromPoint(x, y);
            return hit !== null && element.contains(hit) ? [x, y] : undefined;
          };
          const first = middle();
          for (let frame = 0; frame < ${restingFrames}; frame += 1) {
            await new Promise(requestAnimationFrame);
            if (String(middle()) !== String(first)) return false;
          }
          return first ?? false;
        })()`,
      );
      if (!Array.isArray(middle)) throw new Error(`${selector} is nowhere`);
      const [x, y] = middle.map(Number);
      await session.perform([
        {
          type: 'pointer',
          id: 'pointer',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', x: x ?? 0, y: y ?? 0 },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ]);
    },
    type: async (keys) => {
      const actions = [...keys].flatMap((value) => [
        { type: 'keyDown', value } as const,
        { type: 'keyUp', value } as const,
      ]);
      await session.perform([{ type: 'key', id: 'keyboard', actions }]);
    },
  };
}
