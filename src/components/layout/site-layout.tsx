import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { markOutline } from '../../config/mark.ts';
import { site } from '../../config/site.ts';
import { homePath } from '../../domain/site/paths.ts';
import * as layoutMessages from '../../messages/generated/layout.ts';
import { emergencyNumbers, linkedMessage, taggedMessage } from '../ui/tagged-message.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { footLinks, type NavLink, navLinks } from './nav-links.ts';
import { useClientLinks } from './use-client-links.ts';

interface SiteLayoutProps {
  readonly sample: boolean;
  readonly unconfirmed?: readonly string[] | undefined;
  readonly search?: ReactNode;
  readonly results?: boolean | undefined;
  readonly children: ReactNode;
}

const menuId = 'menu';

/** Shows the frame around every screen: skip link, header, main landmark and footer. */
export function SiteLayout({
  sample,
  unconfirmed = noneUnconfirmed,
  search,
  results = false,
  children,
}: SiteLayoutProps) {
  const { pathname, search: query } = useLocation();
  useClientLinks();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only that the visitor went on counts
  useEffect(() => document.getElementById(menuId)?.hidePopover?.(), [pathname, query]);
  // Static HTML is made for the path alone; a query leads to another list.
  const here = useHydrated() ? pathname + query : pathname;
  const current = linked.has(here) ? here : undefined;
  return (
    <>
      <Notices sample={sample} results={results} />
      <header className="top">
        <div className="bar">
          <Logo />
          {search}
          <Menu unconfirmed={unconfirmed} currentHref={current} />
        </div>
      </header>
      <main id="main">{children}</main>
      <Foot currentHref={current} />
    </>
  );
}

const noneUnconfirmed: readonly string[] = [];

const linked: ReadonlySet<string> = new Set([...navLinks, ...footLinks].map(({ href }) => href));

const Notices = ({ sample, results }: Required<Pick<SiteLayoutProps, 'sample' | 'results'>>) => (
  <>
    <a className="skip btn" href={results ? '#results-title' : '#main'}>
      {results ? layoutMessages.skipToResults : layoutMessages.skip}
    </a>
    {sample && (
      <aside className="sample" aria-label={layoutMessages.notice}>
        <p className="bar">{taggedMessage(layoutMessages.sample, { b: (text) => <b>{text}</b> })}</p>
      </aside>
    )}
  </>
);

const Logo = () => (
  <a className="logo" href={homePath}>
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <path fillRule="evenodd" d={markOutline} />
    </svg>
    <span>{site.name}</span>
  </a>
);

interface LinksProps {
  readonly currentHref: string | undefined;
}

const Menu = ({ unconfirmed, currentHref }: LinksProps & { readonly unconfirmed: readonly string[] }) => (
  <>
    {/* Opens, and closes by Escape or a tap beside it, without a script. */}
    <button className="menu-button" type="button" popoverTarget={menuId} aria-label={layoutMessages.menu} />
    <nav id={menuId} className="menu" popover="auto" aria-label={layoutMessages.main}>
      {navLinks
        .filter(({ needs }) => needs === undefined || !unconfirmed.includes(needs))
        .map(linkMarking(currentHref))}
    </nav>
  </>
);

const Foot = ({ currentHref }: LinksProps) => (
  <footer className="foot">
    <div className="wrap">
      <nav className="lines" aria-label={layoutMessages.site}>
        {footLinks.map(linkMarking(currentHref))}
      </nav>
      <p>{linkedMessage(layoutMessages.footer, emergencyNumbers)}</p>
    </div>
  </footer>
);

const linkMarking =
  (currentHref: string | undefined) =>
  ({ href, label, only }: NavLink) => (
    <a key={href} href={href} className={only} aria-current={href === currentHref ? 'page' : undefined}>
      {label}
    </a>
  );
