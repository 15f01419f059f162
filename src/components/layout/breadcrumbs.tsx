import * as layoutMessages from '../../messages/generated/layout.ts';

export interface Crumb {
  readonly label: string;
  /** Absent on the last crumb, which is the page itself. */
  readonly href?: string | undefined;
}

/** The way from the home page to this one. */
export function Breadcrumbs({ trail }: { readonly trail: readonly Crumb[] }) {
  return (
    <nav aria-label={layoutMessages.trail}>
      <ol className="crumbs">
        {trail.map(({ label, href }) => (
          <li key={label}>
            {href === undefined ? <span aria-current="page">{label}</span> : <a href={href}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
