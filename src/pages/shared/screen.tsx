import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { PageHead } from '../../components/seo/page-head.tsx';
import type { PageId } from '../../domain/site/paths.ts';
import { fixedHead, type HeadWords, headOf } from './heads.ts';

interface ScreenProps extends HeadWords {
  readonly trail?: readonly Crumb[];
  readonly heading?: string;
  readonly intro?: ReactNode;
  readonly unconfirmed?: boolean | undefined;
  readonly split?: boolean;
  readonly children: ReactNode;
}

/** Shows a page's head, breadcrumbs, title and content. */
export function Screen({ trail = [], heading, intro, unconfirmed, split, children, ...head }: ScreenProps) {
  return (
    <div className={split ? 'wrap split' : 'wrap'}>
      <PageHead {...headOf(head)} />
      <Breadcrumbs trail={trail} />
      <div className="intro" data-unconfirmed={unconfirmed}>
        <PageTitle>{heading ?? head.title}</PageTitle>
        {intro}
      </div>
      {children}
    </div>
  );
}

interface TextPageProps {
  readonly page: PageId;
  readonly title: string;
  readonly children: ReactNode;
}

/** Shows a page of text, such as `/about`. */
export const TextPage = ({ page, title, children }: TextPageProps) => (
  <div className="wrap">
    <PageHead {...headOf(fixedHead(page))} />
    <div className="prose">
      <PageTitle>{title}</PageTitle>
      {children}
    </div>
  </div>
);

/** Shows a paragraph of text under its own heading. */
export const Topic = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <>
    <h2>{title}</h2>
    <p>{children}</p>
  </>
);

/** Shows a link as a line of its own. */
export const LinkLine = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <p className="tight">
    <a href={href}>{children}</a>
  </p>
);
