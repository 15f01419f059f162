import type { ReactNode } from 'react';

/** Shows the page's only h1. A client navigation focuses it, so that a screen reader reads it out. */
export function PageTitle({ children }: { readonly children: ReactNode }) {
  return (
    <h1 id="page-title" tabIndex={-1}>
      {children}
    </h1>
  );
}
