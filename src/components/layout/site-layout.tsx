import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { site } from '../../config/site.ts';
import { homePath, pagePath, presetPath } from '../../domain/paths.ts';
import { useClientLinks } from './use-client-links.ts';

const mainLinks = [
  { href: presetPath('directory'), label: 'Directory' },
  { href: presetPath('24-hour'), label: '24-hour' },
  { href: presetPath('emergency'), label: 'Open late' },
  { href: pagePath('specialties'), label: 'Services' },
] as const;

const footLinks = [
  { href: pagePath('sitemap'), label: 'Sitemap' },
  { href: pagePath('about'), label: 'About' },
  { href: pagePath('contact'), label: 'Contact' },
  { href: pagePath('privacy'), label: 'Privacy' },
  { href: pagePath('terms'), label: 'Terms' },
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
        Skip to main content
      </a>
      <header className="top">
        {sample && (
          <p className="sample" role="note">
            <span className="wrap">
              <b>Sample listings.</b> These pharmacies are fictional, and so are their numbers and hours. Do
              not rely on them.
            </span>
          </p>
        )}
        <div className="wrap">
          <a className="logo" href={homePath}>
            <img src="/favicon.svg" alt="" width="28" height="28" />
            {site.name}
          </a>
          <nav className="nav" aria-label="Main">
            {mainLinks.map(link)}
          </nav>
        </div>
      </header>
      <main id="main">{children}</main>
      <footer className="foot">
        <div className="wrap">
          <nav aria-label="About this site">{footLinks.map(link)}</nav>
          <p>
            Call before you go: hours, stock and services change. In an emergency call{' '}
            <a href="tel:911">911</a>; for poison help call <a href="tel:+18002221222">1-800-222-1222</a>.
            Places and ZIP codes: GeoNames, CC BY 4.0 (<a href="https://www.geonames.org/">geonames.org</a>).
          </p>
        </div>
      </footer>
    </>
  );
}
