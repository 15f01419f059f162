import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { site } from '../../config/site.ts';
import type { PharmacyType } from '../../domain/pharmacy/filters.ts';
import { homePath, pagePath, presetPath, textPageIds } from '../../domain/site/paths.ts';
import * as layoutMessages from '../../messages/generated/layout.ts';
import { taggedMessage } from '../ui/tagged-message.tsx';
import { SiteMark } from './site-mark.tsx';
import { useClientLinks } from './use-client-links.ts';

interface NavLink {
  readonly href: string;
  readonly label: string;
  /** The type of pharmacy that it leads to. */
  readonly type?: PharmacyType;
}

const mainLinks: readonly NavLink[] = [
  { href: presetPath('directory'), label: layoutMessages.directory },
  { href: presetPath('24-hour'), label: layoutMessages.allDay, type: '24-hour' },
  { href: presetPath('emergency'), label: layoutMessages.late, type: 'emergency' },
  { href: pagePath('specialties'), label: layoutMessages.services },
];

const footLinks = (['sitemap', ...textPageIds] as const).map((page) => ({
  href: pagePath(page),
  label: layoutMessages.pages[page],
}));

interface SiteLayoutProps {
  /** Whether the listings shown are samples, which every page then says. */
  readonly sample: boolean;
  /** Types of which the site knows no pharmacy: the navigation does not lead to them. */
  readonly unconfirmed?: readonly string[] | undefined;
  readonly children: ReactNode;
}

/** What surrounds every screen: skip link, header, the main landmark, footer. */
export function SiteLayout({ sample, unconfirmed = [], children }: SiteLayoutProps) {
  const { pathname } = useLocation();
  useClientLinks();
  const link = ({ href, label }: NavLink) => (
    <a key={href} href={href} aria-current={href === pathname ? 'page' : undefined}>
      {label}
    </a>
  );
  return (
    <>
      <a className="skip" href="#main">
        {layoutMessages.skip}
      </a>
      <header className="top">
        {sample && (
          <p className="sample" role="note">
            <span className="wrap">
              {taggedMessage(layoutMessages.sample, { b: (text) => <b>{text}</b> })}
            </span>
          </p>
        )}
        <div className="wrap">
          <a className="logo" href={homePath}>
            <SiteMark />
            {site.name}
          </a>
          <nav className="nav" aria-label={layoutMessages.main}>
            {mainLinks.filter(({ type }) => type === undefined || !unconfirmed.includes(type)).map(link)}
          </nav>
        </div>
      </header>
      <main id="main">{children}</main>
      <footer className="foot">
        <div className="wrap">
          <nav aria-label={layoutMessages.site}>{footLinks.map(link)}</nav>
          <p>
            {taggedMessage(layoutMessages.footer, {
              emergency: (text) => <a href="tel:911">{text}</a>,
              poison: (text) => <a href="tel:+18002221222">{text}</a>,
            })}
          </p>
        </div>
      </footer>
    </>
  );
}
