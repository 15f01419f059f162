import { type ComponentType, createElement, lazy } from 'react';

const onServer: (() => Promise<void>)[] = [];

/** The pre-renderer renders each page in one go: it loads these screens before the first. */
export async function loadScreens(): Promise<void> {
  // A screen may bring others along that are registered with it.
  for (let next = 0; next < onServer.length; next++) await onServer[next]?.();
}

/** A screen that loads when an address turns out to need it, so that the other pages of its route need not bring it along. */
export function onDemand<Module, Props extends object>(
  load: () => Promise<Module>,
  screenOf: (module: Module) => ComponentType<Props>,
): ComponentType<Props> {
  if (!import.meta.env.SSR) return lazy(async () => ({ default: screenOf(await load()) }));
  let screen: ComponentType<Props> | undefined;
  onServer.push(async () => {
    screen = screenOf(await load());
  });
  return (props) => {
    if (screen === undefined) throw new Error('Call loadScreens before rendering');
    return createElement(screen, props);
  };
}
