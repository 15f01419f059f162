import type { ReactNode } from 'react';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { PageHead } from '../../components/seo/page-head.tsx';
import { alwaysIndexed } from '../../domain/site/indexability.ts';
import type { PageHead as Head } from '../../domain/site/page-head.ts';
import type { PageId } from '../../domain/site/paths.ts';
import * as fixedHeadsMessages from '../../messages/generated/fixedHeads.ts';
import { titled } from './titled.ts';

/** The head of a page of fixed text and lists. */
export const fixedHead = (page: PageId): Head => ({
  title: titled(fixedHeadsMessages.title[page]),
  description: fixedHeadsMessages.description[page],
  indexability: alwaysIndexed,
});

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
