import type { ReactNode } from 'react';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { PageHead } from '../../components/seo/page-head.tsx';
import type { PageId } from '../../domain/site/paths.ts';
import { fixedHead } from './heads.ts';

interface TextPageProps {
  readonly page: PageId;
  readonly title: string;
  readonly children: ReactNode;
}

/** A page of text: its head, its title, and what it says below that. */
export const TextPage = ({ page, title, children }: TextPageProps) => (
  <div className="wrap">
    <PageHead {...fixedHead(page)} />
    <div className="prose">
      <PageTitle>{title}</PageTitle>
      {children}
    </div>
  </div>
);

interface TopicProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A paragraph of a page of text under its own heading. */
export const Topic = ({ title, children }: TopicProps) => (
  <>
    <h2>{title}</h2>
    <p>{children}</p>
  </>
);
