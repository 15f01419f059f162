import { type ComponentType, createElement, memo, Suspense, useState } from 'react';
import { onDemand } from './on-demand.ts';

/** Whether the app has yet to take over the page that was sent (app/client/whole-layout.ts). */
const awaitsApp = (): boolean => document.querySelector('[data-server-rendered]') !== null;

/**
 * A part whose code a page that was sent loads after the rest: its HTML is there and waits in peace, without a network for ever. A page
 * that is navigated to has no such HTML: it waits for the part, and is painted once and whole.
 */
export function latePart<Module, Props extends object>(
  load: () => Promise<Module>,
  componentOf: (module: Module) => ComponentType<Props>,
): ComponentType<Props> {
  if (import.meta.env.SSR) {
    const Part = onDemand(load, componentOf);
    return (props) => createElement(Suspense, null, createElement(Part, props));
  }
  const Sent = onDemand(() => load().catch(() => new Promise<never>(() => undefined)), componentOf);
  const Whole = onDemand(load, componentOf);
  // React renders anew what it has not hydrated yet when its parent changes: hence the memo, and no hook that tells of the hydration's end.
  return memo((props: Props) => {
    const [sent] = useState(awaitsApp);
    return sent ? createElement(Suspense, null, createElement(Sent, props)) : createElement(Whole, props);
  });
}

/**
 * A screen whose late parts are asked for together with it, and with its data, where a visitor navigates to it. What cannot be had is told
 * where it is shown.
 */
export const withParts =
  <Screen>(screen: () => Promise<Screen>, parts: () => Promise<unknown>) =>
  (): Promise<Screen> => {
    const asked = screen();
    if (!import.meta.env.SSR && !awaitsApp()) parts().catch(() => undefined);
    return asked;
  };
