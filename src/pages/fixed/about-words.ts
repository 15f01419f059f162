import { site } from '../../config/site.ts';

/** What the about screen says. Texts in a list stand around the links of their paragraph. */
export const aboutWords = {
  trail: 'About',
  title: 'About this directory',
  intro: `${site.name} helps you find a pharmacy that is open, near, and does what you need. It is a directory, not a pharmacy: it sells nothing and gives no medical advice.`,
  listings: 'Where the listings come from',
  sample:
    'The listings on this site are samples. The pharmacies are fictional and were generated to show how the directory works; their phone numbers are of the 555-01 kind that is set aside for fiction. Cities, ZIP codes and landmarks are real.',
  sourced:
    'Each listing names its sources and the date they were last confirmed. Where sources disagree, what the pharmacy itself told us comes first, then the chain’s own list, then the map, then the register.',
  places: ['Cities, populations and ZIP codes come from ', ', used under ', '.'],
  geonames: 'GeoNames',
  licence: 'CC BY 4.0',
  unknown: 'What we do with what we do not know',
  unknownText:
    'Unknown is not “no”. A pharmacy without listed hours says so and asks you to call; it is never shown as open or closed. A type, service or plan appears only where a source states it, so a pharmacy may offer more than we list.',
  order: 'How the lists are ordered',
  orderText:
    'By distance, in a straight line, from a point that each list names. Where only a pharmacy’s ZIP code is known the distance is marked “about”. Nobody can pay for a place in a list.',
  wrong: 'Something wrong?',
  tell: 'Tell us',
  wrongText: [' and we correct it. What each word on a listing means is explained under ', '.'],
  specialties: 'types and services',
} as const;
