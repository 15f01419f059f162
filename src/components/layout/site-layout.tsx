import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { site } from '../../config/site.ts';
import { homePath, pagePath, presetPath } from '../../domain/site/paths.ts';
import { layoutWords as words } from './layout-words.ts';
import { SiteMark } from './site-mark.tsx';
import { useClientLinks } from './use-client-links.ts';

const mainLinks = [
  { href: presetPath('directory'), label: words.directory },
  { href: presetPath('24-hour'), label: words.allDay },
  { href: presetPath('emergency'), label: words.late },
  { href: pagePath('specialties'), label: words.services },
] as const;

const footLinks = [
  { href: pagePath('sitemap'), label: words.sitemap },
  { href: pagePath('about'), label: words.about },
  { href: pagePath('contact'), label: words.contact },
  { href: pagePath('privacy'), label: words.privacy },
  { href: pagePath('terms'), label: words.terms },
] as const;

interface SiteLayoutProps {
  /** Whether the listings shown are samples, which every page then says. */
  readonly sample: boolean;
  readonly children: ReactNode;
}

/** What surrounds every screen: skip link, header, the main landmark, footer. */
export function SiteLayout({ sample, children }: SiteLayoutProps) {
  const { pathname } = useLocation();
  useClientLinks();
  const link = ({ href, label }: { readonly href: string; readonly label: string }) => (
    <a key={href} href={href} aria-current={href === pathname ? 'page' : undefined}>
      {label}
    </a>
  );
  return (
    <>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <header className="top">
        {sample && (
          <p className="sample" role="note">
            <span className="wrap">
              <b>{words.sample}</b>
              {words.sampleMeans}
            </span>
          </p>
        )}
        <div className="wrap">
          <a className="logo" href={homePath}>
            <SiteMark />
            {site.name}
          </a>
          <nav className="nav" aria-label={words.main}>
            {mainLinks.map(link)}
          </nav>
        </div>
      </header>
      <main id="main">{children}</main>
      <footer className="foot">
        <div className="wrap">
          <nav aria-label={words.site}>{footLinks.map(link)}</nav>
          <p>
            {words.call}
            <a href="tel:911">911</a>
            {words.poison}
            <a href="tel:+18002221222">1-800-222-1222</a>
            {words.places}
            <a href="https://www.geonames.org/">{words.geonames}</a>
            {words.end}
          </p>
        </div>
      </footer>
    </>
  );
}
