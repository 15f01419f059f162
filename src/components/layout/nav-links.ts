import { emptyDirectoryQuery } from '../../domain/list/directory-query.ts';
import { directorySearchPath, pagePath, presetPath, textPageIds } from '../../domain/site/paths.ts';
import * as layoutMessages from '../../messages/generated/layout.ts';

export interface NavLink {
  readonly href: string;
  readonly label: string;
  /** `hours`, or a pharmacy type. The menu hides the link while no listing has known hours, or that type. */
  readonly needs?: string;
  readonly only?: 'in-menu' | 'js-only';
}

export const navLinks: readonly NavLink[] = [
  {
    href: directorySearchPath({ ...emptyDirectoryQuery, open: true, from: 'me' }),
    label: layoutMessages.openNow,
    needs: 'hours',
    // Only a script knows the time and the visitor's place.
    only: 'js-only',
  },
  { href: presetPath('24-hour'), label: layoutMessages.allDay, needs: '24-hour' },
  { href: pagePath('specialties'), label: layoutMessages.services },
  { href: presetPath('directory'), label: layoutMessages.cities },
  { href: presetPath('emergency'), label: layoutMessages.late, needs: 'emergency', only: 'in-menu' },
  { href: pagePath('saved'), label: layoutMessages.saved, only: 'in-menu' },
  ...(['about', 'contact'] as const).map((page) => ({
    href: pagePath(page),
    label: layoutMessages.pages[page],
    only: 'in-menu' as const,
  })),
];

export const footLinks: readonly NavLink[] = [
  { href: pagePath('saved'), label: layoutMessages.saved },
  ...(['sitemap', ...textPageIds] as const).map((page) => ({
    href: pagePath(page),
    label: layoutMessages.pages[page],
  })),
];
