import * as layoutMessages from '../../messages/generated/layout.ts';
import { fragment } from '../ui/fragments.ts';

export interface Crumb {
  readonly label: string;
  /** Absent on the last crumb, which is the page itself. */
  readonly href?: string | undefined;
}

/** The way from the home page, which is the logo's, to this one; nothing for a page that stands directly below it. */
export function Breadcrumbs({ trail }: { readonly trail: readonly Crumb[] }) {
  const here = trail.at(-1);
  if (trail.length < 2 || here === undefined) return null;
  return <Trail way={trail.slice(0, -1)} here={here.label} />;
}

interface TrailProps {
  readonly way: readonly Crumb[];
  readonly here: string;
}

const Trail = fragment(
  ({ way, here }: TrailProps) => (
    <nav aria-label={layoutMessages.trail}>
      <ol className="crumbs">
        {way.map(({ label, href }) => (
          <li key={label}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  ),
  { holes: ['here'] },
);
