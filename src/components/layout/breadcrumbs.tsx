import { createContext, useContext } from 'react';
import * as layoutMessages from '../../messages/generated/layout.ts';

export interface Crumb {
  readonly label: string;
  /** Absent on the last crumb, which is the page itself. */
  readonly href?: string | undefined;
}

/** Takes the trail that a page shows: the pre-renderer states the same to crawlers. */
export const TakeTrailContext = createContext<((trail: readonly Crumb[]) => void) | undefined>(undefined);

/** Shows the way from the home page to this one; nothing for a page directly below it. */
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
