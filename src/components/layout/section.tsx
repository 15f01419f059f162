import type { ReactNode } from 'react';

interface SectionProps {
  /** Its heading has the id `{id}-title`. */
  readonly id: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page under the heading that names it. */
export const Section = ({ id, title, children }: SectionProps) => (
  <section aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    {children}
  </section>
);
