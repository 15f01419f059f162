import { createContext, useContext } from 'react';
import * as layoutMessages from '../../messages/generated/layout.ts';

export interface Crumb {
  readonly label: string;
  /** Absent on the last crumb, the page itself. */
  readonly href?: string | undefined;
}

/** A function that receives each page's trail, which the pre-renderer repeats for crawlers. */
export const TakeTrailContext = createContext<((trail: readonly Crumb[]) => void) | undefined>(undefined);

/** Links every page from the home page down to this one; nothing on a page directly below home. */
export function Breadcrumbs({ trail }: { readonly trail: readonly Crumb[] }) {
  const take = useContext(TakeTrailContext);
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
