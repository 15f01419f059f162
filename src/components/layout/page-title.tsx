import type { ReactNode } from 'react';

interface PageTitleProps {
  /** Whether it is a name, which no translation may change. */
  readonly isName?: boolean;
  readonly children: ReactNode;
}

/** The page's only h1. It takes the focus after a client navigation, so that a screen reader says where it is. */
export function PageTitle({ isName = false, children }: PageTitleProps) {
  return (
    <h1 id="page-title" tabIndex={-1} translate={isName ? 'no' : undefined}>
      {children}
    </h1>
  );
}
