import { alwaysIndexed } from '../domain/indexability.ts';
import type { PageHead } from '../domain/page-head.ts';
import type { PageId } from '../domain/paths.ts';
import { titled } from './head-words.ts';

const fixed: Readonly<Record<PageId, Omit<PageHead, 'indexability'>>> = {
  specialties: {
    title: titled('Types of pharmacy and their services'),
    description:
      'What 24-hour, compounding, specialty and other pharmacies do, what each service means, and when to choose which.',
  },
  about: {
    title: titled('About this directory'),
    description:
      'Who makes this pharmacy directory, where its facts come from, and how to have a wrong one corrected.',
  },
  privacy: {
    title: titled('Privacy'),
    description: 'What this site learns about you, the location lookup it makes and how to switch it off.',
  },
  terms: {
    title: titled('Terms of use'),
    description:
      'What you may expect of this directory and what not: call before you rely on hours or services.',
  },
  contact: {
    title: titled('Contact'),
    description: 'How to reach the people behind this pharmacy directory and how to report a wrong listing.',
  },
  sitemap: {
    title: titled('Sitemap'),
    description: 'Every state and city of this pharmacy directory, with links to all of its pages.',
  },
};

export const fixedHead = (page: PageId): PageHead => ({ ...fixed[page], indexability: alwaysIndexed });
