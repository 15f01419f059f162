import type { ReactNode } from 'react';

export interface SectionProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

export const Section = ({ id, title, className, children }: SectionProps) => (
  <section className={className} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    {children}
  </section>
);
