import { site } from '../../config/site.ts';
import type { Weekday } from '../../domain/hours/hours.ts';
import { formatAddress, type Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { pharmacyPath } from '../../domain/site/paths.ts';

/** What the page of one pharmacy says. */
export const pharmacyWords = {
  call: (phone: string): string => `Call ${phone}`,
  noPhone: 'Phone not listed',
  website: 'Website',
  copyAddress: 'Copy address',
  addressCopied: 'Address copied',
  share: 'Share',
  linkCopied: 'Link copied',
  notCopied: { title: 'Your browser did not allow copying', description: 'Select the text and copy it.' },
  print: 'Print',
  report: 'Report a problem',
  directions: 'Directions',
  google: 'Google Maps',
  apple: 'Apple Maps',
  openStreetMap: 'OpenStreetMap',
  approximate:
    'Only the ZIP code of this pharmacy is placed on the map. Check the address before you set out.',
  hours: 'Opening hours',
  hoursOf: (name: string): string => `Opening hours of ${name}`,
  day: 'Day',
  store: 'Store',
  counter: 'Prescription counter',
  holidays: 'Holidays and other days',
  localTimes: (zone: string): string => `Times are local to the pharmacy (${zone}).`,
  noHours: 'Hours not listed — call',
  offers: 'Types and services',
  types: 'Type',
  services: 'Services',
  plans: 'Plans',
  languages: 'Languages',
  ownership: 'Ownership',
  wheelchair: 'Wheelchair access',
  notListed: 'Not listed: ask when you call',
  independent: 'Independent',
  sources: 'Where this comes from',
  sourceOf: (source: string, fields: string, date: string): string => `${source}: ${fields}, ${date}`,
  undated: 'date not stated',
  nearby: (city: string): string => `Others near it, in and around ${city}`,
  nearbyOrder: 'Nearest first, in straight lines from this pharmacy. Those known to be open now come first.',
  all: (city: string): string => `All pharmacies in ${city}`,
} as const;

export const wheelchairWords = { yes: 'Yes', limited: 'Limited', no: 'No' } as const;

export const dayWords: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

const zones: Readonly<Record<string, string>> = {
  'America/New_York': 'Eastern time',
  'America/Detroit': 'Eastern time',
  'America/Chicago': 'Central time',
  'America/Denver': 'Mountain time',
  'America/Boise': 'Mountain time',
  'America/Phoenix': 'Mountain standard time',
  'America/Los_Angeles': 'Pacific time',
  'America/Anchorage': 'Alaska time',
  'Pacific/Honolulu': 'Hawaii time',
};

/** `America/Chicago` as `Central time`. A table, since browsers and Node name zones differently. */
export const zoneName = (timeZone: string): string =>
  zones[timeZone] ?? (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

const languages: Readonly<Record<string, string>> = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  ht: 'Haitian Creole',
  ko: 'Korean',
  pt: 'Portuguese',
  ru: 'Russian',
  vi: 'Vietnamese',
  zh: 'Chinese',
};

export const languageName = (tag: string): string => languages[tag] ?? tag;

const fieldNames: Readonly<Record<string, string>> = {
  all: 'everything here',
  location: 'place on the map',
  timeZone: 'time zone',
  npi: 'register number',
  accessibility: 'wheelchair access',
  accepts: 'plans',
};

/** A record's field for reading. */
export const fieldName = (field: string): string => fieldNames[field] ?? field;

/** Subject and body of a report, so that the publisher knows which listing is meant. */
export const reportMail = (pharmacy: Pharmacy) => ({
  subject: `Problem with a listing: ${pharmacy.name}`,
  body: `${pharmacy.name}\n${formatAddress(pharmacy.address)}\n${pharmacyPath(pharmacy)}\n${pharmacy.id}\n\nWhat is wrong, and how do you know?\n\n(${site.name})`,
});
