/** One step of a pointer or a keyboard, as WebDriver classic and WebDriver BiDi both write it (https://w3c.github.io/webdriver/#actions). */
type InputStep =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 }
  | { readonly type: 'keyDown' | 'keyUp'; readonly value: string };

/** What one device does, step by step. */
export interface InputSource {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' };
  readonly actions: readonly InputStep[];
}

/** A browser with one page, whatever protocol leads to it. */
export interface EngineSession {
  /** The engine and its version. */
  readonly name: string;
  /** Loads a page and resolves when it is loaded. */
  readonly navigate: (url: string) => Promise<void>;
  /** The value of an expression in the page, of what it resolves with if it is a promise; it must be JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly perform: (sources: readonly InputSource[]) => Promise<void>;
  /** What the page's console was told as an error, as far as the protocol tells. */
  readonly errors: () => readonly string[];
  readonly close: () => Promise<void>;
}

/** The screen of the smoke: a phone's. WebKit's window cannot be as narrow and takes the least width that it can. */
export const screen = { width: 390, height: 844 } as const;
