import { emptyDirectoryQuery } from '../../domain/list/directory-query.ts';
import { directorySearchPath, pagePath, presetPath, textPageIds } from '../../domain/site/paths.ts';
import * as layoutMessages from '../../messages/generated/layout.ts';

export interface NavLink {
  readonly href: string;
  readonly label: string;
  /** What some pharmacy must be known for: a type, or its hours. Without one the link is hidden. */
  readonly needs?: string;
  /** Where the link is shown; everywhere if absent. */
  readonly only?: 'in-menu' | 'js-only';
}

/** Links of the header: the first four show in a wide header, all of them in the menu. */
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
