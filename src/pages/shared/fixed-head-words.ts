import type { PageId } from '../../domain/site/paths.ts';

/** Titles and descriptions of the pages that stand by themselves. */
export const fixedHeadWords = {
  specialties: {
    title: 'Types of pharmacy and their services',
    description:
      'What 24-hour, compounding, specialty and other pharmacies do, what each service means, and when to choose which.',
  },
  about: {
    title: 'About this directory',
    description:
      'Who makes this pharmacy directory, where its facts come from, and how to have a wrong one corrected.',
  },
  privacy: {
    title: 'Privacy',
    description: 'What this site learns about you, the location lookup it makes and how to switch it off.',
  },
  terms: {
    title: 'Terms of use',
    description:
      'What you may expect of this directory and what not: call before you rely on hours or services.',
  },
  contact: {
    title: 'Contact',
    description: 'How to reach the people behind this pharmacy directory and how to report a wrong listing.',
  },
  sitemap: {
    title: 'Sitemap',
    description: 'Every state and city of this pharmacy directory, with links to all of its pages.',
  },
} as const satisfies Readonly<Record<PageId, { readonly title: string; readonly description: string }>>;
