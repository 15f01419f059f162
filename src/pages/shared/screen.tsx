import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { PageHead } from '../../components/seo/page-head.tsx';
import type { PageId } from '../../domain/site/paths.ts';
import { fixedHead, type HeadWords, headOf } from './heads.ts';

interface ScreenProps extends HeadWords {
  readonly trail?: readonly Crumb[];
  /** Its heading; the title of its head by default. */
  readonly heading?: string;
  /** What stands below the title. */
  readonly intro?: ReactNode;
  /** Whether it says that nothing of the kind is confirmed. */
  readonly unconfirmed?: boolean | undefined;
  /** Whether a list and its map stand side by side. */
  readonly split?: boolean;
  readonly children: ReactNode;
}

/** A page with its head, its trail, and its title. */
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

/** A page of text: its head, its title, and what it says below that. */
export const TextPage = ({ page, title, children }: TextPageProps) => (
  <div className="wrap">
    <PageHead {...headOf(fixedHead(page))} />
    <div className="prose">
      <PageTitle>{title}</PageTitle>
      {children}
    </div>
  </div>
);

/** A paragraph of a page of text under its own heading. */
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
