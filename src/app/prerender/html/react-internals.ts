import { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE as internals } from 'react';
import type { FragmentHoles } from '../../../components/ui/fragments.ts';

declare module 'react' {
  // React has no type for it. `H` is what its hooks ask; each of React's renderers puts its own there.
  const __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: { H: unknown };
}

export type Props = Readonly<Record<string, unknown>>;

/** A React element, whatever its type. */
export interface ElementShape {
  readonly $$typeof: symbol;
  readonly type: unknown;
  readonly props: Props;
}

/** A type of element that is neither a tag nor a function. */
export type Exotic =
  | { readonly $$typeof: typeof contextType }
  | { readonly $$typeof: typeof consumerType; readonly _context: object }
  | { readonly $$typeof: typeof memoType; readonly type: unknown }
  | { readonly $$typeof: typeof otherType };

const elementType = Symbol.for('react.transitional.element');
export const contextType: unique symbol = Symbol.for('react.context');
export const consumerType: unique symbol = Symbol.for('react.consumer');
export const memoType: unique symbol = Symbol.for('react.memo');
declare const otherType: unique symbol;

/** Whether an object that a component returned is an element. */
export const isElement = (node: object): node is ElementShape =>
  '$$typeof' in node && node.$$typeof === elementType;

/** Whether a type is one of React's objects. */
export const isExotic = (type: unknown): type is Exotic =>
  typeof type === 'object' && type !== null && '$$typeof' in type;

/** What `useContext` gives where no provider is above. */
export const defaultOf = (context: object): unknown =>
  '_currentValue' in context ? context._currentValue : undefined;

/** A component that is a function; with the names of its holes if it is a fragment. */
export type Component = ((props: Props) => unknown) & Partial<FragmentHoles>;

/** Whether a type is a component that is called for what it shows. */
export const isComponent = (type: unknown): type is Component =>
  typeof type === 'function' && !isClass(type.prototype);

const isClass = (prototype: unknown): boolean =>
  typeof prototype === 'object' && prototype !== null && 'isReactComponent' in prototype;

/** Calls `work` while React's hooks ask `hooks`. */
export function withHooks<Value>(hooks: object, work: () => Value): Value {
  const before = internals.H;
  internals.H = hooks;
  try {
    return work();
  } finally {
    internals.H = before;
  }
}
