import { type ComponentType, createElement, lazy } from 'react';

const onServer: (() => Promise<void>)[] = [];

/**
 * Loads on the server whatever a page may ask for on demand. The pre-renderer renders each page in one go: it
 * calls this before the first, once the modules of all routes are there.
 */
export async function loadOnServer(): Promise<void> {
  // What is loaded may bring others along that are registered with it.
  for (let next = 0; next < onServer.length; next++) await onServer[next]?.();
}

/** A component that loads when a page turns out to need it, so that other pages need not bring it along. */
export function onDemand<Module, Props extends object>(
  load: () => Promise<Module>,
  componentOf: (module: Module) => ComponentType<Props>,
): ComponentType<Props> {
  if (!import.meta.env.SSR) return lazy(async () => ({ default: componentOf(await load()) }));
  let component: ComponentType<Props> | undefined;
  onServer.push(async () => {
    component = componentOf(await load());
  });
  return (props) => {
    if (component === undefined) throw new Error('Call loadOnServer before rendering');
    return createElement(component, props);
  };
}
