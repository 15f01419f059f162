import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { PageHead } from '../../components/seo/page-head.tsx';
import { alwaysIndexed } from '../../domain/site/indexability.ts';
import type { PageHead as Head } from '../../domain/site/page-head.ts';
import type { PageId } from '../../domain/site/paths.ts';
import * as fixedHeadsMessages from '../../messages/generated/fixedHeads.ts';
import { titled } from './titled.ts';
import { pageTrail } from './trails.ts';

/** The head of a page of fixed text and lists. */
export const fixedHead = (page: PageId): Head => ({
  title: titled(fixedHeadsMessages.title[page]),
  description: fixedHeadsMessages.description[page],
  indexability: alwaysIndexed,
});

interface TextPageProps {
  readonly page: PageId;
  readonly title: string;
  /** How the way from the home page names it; as its title by default. */
  readonly trail?: string;
  readonly children: ReactNode;
}

/** A page of text: its head, the way to it, its title, and what it says below that. */
export const TextPage = ({ page, title, trail = title, children }: TextPageProps) => (
  <div className="wrap">
    <PageHead {...fixedHead(page)} />
    <Breadcrumbs trail={pageTrail(trail)} />
    <div className="prose">
      <PageTitle>{title}</PageTitle>
      {children}
    </div>
  </div>
);
