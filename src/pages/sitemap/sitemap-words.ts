/** What the sitemap says, and how it names the pages that stand by themselves. */
export const sitemapWords = {
  title: 'Sitemap',
  intro: 'Each city’s directory links to its own pages: types, services, hours, neighborhoods and landmarks.',
  pages: 'Pages',
  home: 'Home',
  specialties: 'Types and services',
  about: 'About',
  contact: 'Contact',
  privacy: 'Privacy',
  terms: 'Terms',
  states: 'States',
  cities: 'Cities by state',
  branded: 'City Drugs stores',
} as const;
