import { createContext, useContext } from 'react';
import * as layoutMessages from '../../messages/generated/layout.ts';

export interface Crumb {
  readonly label: string;
  readonly href?: string | undefined;
}

/** Hands the breadcrumbs of a page to the pre-renderer. Undefined in a browser. */
export const TrailReceiverContext = createContext<((trail: readonly Crumb[]) => void) | undefined>(undefined);

/** Shows links to the pages above a page, and the page's own label. Nothing for fewer than two crumbs. */
export function Breadcrumbs({ trail }: { readonly trail: readonly Crumb[] }) {
  const take = useContext(TrailReceiverContext);
  const here = trail.at(-1);
  if (trail.length < 2 || here === undefined) return null;
  take?.(trail);
  return (
    <nav aria-label={layoutMessages.trail}>
      <ol className="crumbs">
        {trail.slice(0, -1).map(({ label, href }) => (
          <li key={label}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{here.label}</span>
        </li>
      </ol>
    </nav>
  );
}
