import { type ComponentType, createElement, lazy } from 'react';

const onServer: (() => Promise<void>)[] = [];

/** Loads the code of the components made with `onDemand`, on the server. Call it before rendering. */
export async function loadOnServer(): Promise<void> {
  // Loading a module may register more of them.
  for (let next = 0; next < onServer.length; next++) await onServer[next]?.();
}

/** Returns a component whose code loads at the first render. On the server, call `loadOnServer` before. */
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
