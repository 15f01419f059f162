import type { ReactNode } from 'react';

/**
 * Parts that many pages show alike are rendered once and placed into each page's HTML (docs/decisions/0120-fragments.md).
 *
 * A component becomes a fragment by `fragment(Component, { holes })`. Everywhere but in the pre-renderer that is the component itself;
 * there a fragment with the same component and the same values is rendered once for a group of pages.
 *
 * What a fragment shows depends on its props alone: no context, `useId`, clock or path. It begins and ends with an element. A prop
 * is compared by value if it is text or a number, element by element if it is an array, and else by identity. A *hole* is a prop that differs from page
 * to page and is put in afterwards: the component shows it as it is, as text or in an attribute, and asks nothing of it but whether it
 * is empty or absent.
 */
export function fragment<Props extends object>(
  Component: (props: Props) => ReactNode,
  { holes = [] }: { readonly holes?: readonly (keyof Props & string)[] } = {},
): (props: Props) => ReactNode {
  if (!import.meta.env.SSR) return Component;
  // A function of its own: the same component may be another fragment with other holes.
  const shared = (props: Props): ReactNode => Component(props);
  return Object.assign(shared, { fragmentHoles: new Set<string>(holes) } satisfies FragmentHoles);
}

/** What a component that is a fragment has on the server. */
export interface FragmentHoles {
  readonly fragmentHoles: ReadonlySet<string>;
}
