import type { ElementShape, Props } from './react-internals.ts';

export { Fragment } from 'react';

const elementType: unique symbol = Symbol.for('react.transitional.element');

interface KeyedElement extends ElementShape {
  readonly key: string | null;
  readonly ref: null;
}

/**
 * What JSX is compiled to in the pre-renderer (scripts/build/bundle/direct-react.ts): an element as React makes it. React also looks into the
 * props of each for a key and a ref, which is most of what making one costs it. A ref has stood among the props since React 19, and a key that is
 * spread into them, which nothing here does, would stay there.
 */
export const jsx = (type: unknown, props: Props, key?: unknown): KeyedElement => ({
  $$typeof: elementType,
  type,
  key: key === undefined ? null : String(key),
  ref: null,
  props,
});

export { jsx as jsxs };
