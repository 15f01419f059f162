import type { ReactNode } from 'react';

/** Shows a page's main heading (h1). A client navigation moves the focus to it. */
export function PageTitle({ children }: { readonly children: ReactNode }) {
  return (
    <h1 id="page-title" tabIndex={-1}>
      {children}
    </h1>
  );
}
