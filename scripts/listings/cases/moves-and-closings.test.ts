import {
  type CaseFile,
  csvList,
  gulfside,
  overpass,
  pharmacyTags,
  registerFile,
} from '../../../tests/support/import-cases/case-files.ts';
import { testImports } from '../../../tests/support/import-cases/import-cases.ts';
import { npiOf } from '../../../tests/support/online-fixture.ts';

testImports('one edit of an open map', [
  {
    title: 'closes no pharmacy whose phone and ZIP code it has, under another name at another street',
    files: [
      registerFile([gulfside]),
      overpass([
        {
          id: 'node/5',
          at: [26.15, -81.79],
          day: '2026-11-09',
          tags: pharmacyTags('Best Price Meds, 77 Rail Road, Naples, FL 34102', { phone: '+1 239 512 1710' }),
        },
      ]),
    ],
    listings: [
      { name: 'Gulfside Drugs', address: '1200 Gull Way, Naples, FL 34102', phone: '(239) 512-1710' },
      { name: 'Best Price Meds', address: '77 Rail Rd, Naples, FL 34102' },
    ],
  },
  {
    title: 'moves a pharmacy that keeps its name, phone and ZIP code',
    files: [
      registerFile([gulfside]),
      overpass([
        {
          id: 'node/5',
          at: [26.15, -81.79],
          day: '2026-11-09',
          tags: pharmacyTags('Gulfside Drugs, 77 Rail Road, Naples, FL 34102', { phone: '+1 239 512 1710' }),
        },
      ]),
    ],
    listings: [{ name: 'Gulfside Drugs', address: '77 Rail Rd, Naples, FL 34102' }],
    closed: ['Gulfside Drugs: moved'],
  },
  {
    title: 'does not put its own name on the door of a registered pharmacy two miles away',
    files: [
      registerFile([gulfside]),
      overpass([
        {
          id: 'node/6',
          at: [26.15, -81.79],
          day: '2026-11-09',
          tags: {
            amenity: 'pharmacy',
            name: 'Best Price Meds',
            website: 'https://example.org',
            phone: '+1 239 512 1710',
          },
        },
      ]),
    ],
    listings: [{ name: 'Gulfside Drugs', address: '1200 Gull Way, Naples, FL 34102' }],
  },
]);

testImports('an open map and the register', [
  {
    title: 'are not joined by a number alone: another name in another town with it takes no pharmacy away',
    files: [
      registerFile([gulfside]),
      overpass([
        {
          id: 'node/5',
          at: [28.54, -81.37],
          day: '2026-11-09',
          tags: pharmacyTags('Best Price Meds, 90 Orange Ave, Orlando, FL 32801', { 'ref:US:NPI': npiOf(1) }),
        },
      ]),
    ],
    listings: [
      { name: 'Gulfside Drugs', address: '1200 Gull Way, Naples, FL 34102' },
      { name: 'Best Price Meds', address: '90 Orange Ave, Orlando, FL 32801' },
    ],
  },
  {
    title: 'are joined by a number where the name agrees',
    files: [
      registerFile([gulfside]),
      overpass([
        {
          id: 'node/5',
          at: [26.134, -81.79],
          day: '2026-11-09',
          tags: {
            amenity: 'pharmacy',
            name: 'Gulfside Drugs',
            'ref:US:NPI': npiOf(1),
            opening_hours: 'Mo-Fr 09:00-18:00',
          },
        },
      ]),
    ],
    listings: [{ name: 'Gulfside Drugs', pharmacyHours: 'Mo-Fr 09:00-18:00; Sa-Su off' }],
  },
  {
    title: 'are joined by a number where the sign’s name is another one and the map has no address',
    files: [
      registerFile([gulfside]),
      overpass([
        {
          id: 'node/5',
          at: [26.134, -81.79],
          day: '2026-11-09',
          tags: {
            amenity: 'pharmacy',
            name: 'Seaside Rx',
            'ref:US:NPI': npiOf(1),
            opening_hours: 'Mo-Fr 09:00-18:00',
          },
        },
      ]),
    ],
    listings: [{ pharmacyHours: 'Mo-Fr 09:00-18:00; Sa-Su off' }],
  },
  {
    title: 'are joined by a number where only the ZIP code differs',
    files: [
      registerFile([gulfside]),
      overpass([
        {
          id: 'node/5',
          at: [26.134, -81.79],
          day: '2026-11-09',
          tags: pharmacyTags('Seaside Rx, 1200 Gull Way, Naples, FL 34103', { 'ref:US:NPI': npiOf(1) }),
        },
      ]),
    ],
    listings: [{ id: `npi:${npiOf(1)}` }],
  },
  {
    title: 'at one door tell of two businesses: the one whose number is twelve years younger is there',
    files: [
      registerFile([{ ...gulfside, enumerated: '03/04/2024', updated: '05/06/2025' }]),
      overpass([
        {
          id: 'node/5',
          at: [26.134, -81.79],
          day: '2012-05-01',
          tags: pharmacyTags('Old Apothecary, 1200 Gull Way, Naples, FL 34102'),
        },
      ]),
    ],
    listings: [{ name: 'Gulfside Drugs' }],
    closed: ['Old Apothecary: followed'],
  },
  {
    title: 'of two pharmacies 120 yards apart, with one name and numbers of their own, are two on both',
    files: [
      registerFile([
        gulfside,
        { ...gulfside, street: '40 PELICAN CT', phone: '2395121790', updated: '08/09/2025' },
      ]),
      overpass(
        [26.134, 26.135].map((latitude, index) => ({
          id: `node/${index + 5}`,
          at: [latitude, -81.79],
          day: '2026-11-09',
          tags: { amenity: 'pharmacy', name: 'Gulfside Drugs', 'ref:US:NPI': npiOf(index + 1) },
        })),
      ),
    ],
    listings: [
      { id: `npi:${npiOf(1)}`, address: '1200 Gull Way, Naples, FL 34102', phone: '(239) 512-1710' },
      { id: `npi:${npiOf(2)}`, address: '40 Pelican Ct, Naples, FL 34102', phone: '(239) 512-1790' },
    ],
  },
]);

testImports('a business that is gone', [
  {
    title: 'is closed where its chain closed all stores, whatever the register still says',
    files: [registerFile([{ ...gulfside, name: 'RITE AID OF FLORIDA INC', updated: '06/01/2019' }])],
    listings: [],
    closed: ['Rite Aid: stated'],
  },
  {
    title: 'is closed where its name on the map says so',
    files: [
      overpass([
        {
          id: 'node/5',
          at: [26.15, -81.79],
          tags: pharmacyTags('Gulfside Drugs (permanently closed), 77 Rail Road, Naples, FL 34102'),
        },
      ]),
    ],
    listings: [],
    closed: ['Gulfside Drugs (permanently closed): stated'],
  },
  {
    title: 'is followed by the one that the register numbered later at its door',
    files: [
      registerFile([
        { ...gulfside, updated: '02/03/2012' },
        { ...gulfside, name: 'SEAGRASS PHARMACY LLC', phone: '2395121790', updated: '08/09/2025' },
      ]),
    ],
    listings: [{ name: 'Seagrass Pharmacy' }],
    closed: ['Gulfside Drugs: followed'],
  },
  {
    title: 'is not closed by a map without it',
    before: [registerFile([gulfside])],
    files: [
      overpass([
        {
          id: 'node/8',
          at: [26.15, -81.79],
          tags: pharmacyTags('Seagrass Pharmacy, 77 Rail Road, Naples, FL 34102'),
        },
      ]),
    ],
    listings: [{ name: 'Gulfside Drugs' }, { name: 'Seagrass Pharmacy' }],
  },
  {
    title: 'is CVS’s where it was a pharmacy of Target, and no second listing',
    files: [
      registerFile([{ ...gulfside, name: 'TARGET CORPORATION', updated: '01/02/2011' }]),
      csvList(
        `id,name,brand,street,city,state,zip,phone
         17001,CVS Pharmacy,CVS Pharmacy,1200 Gull Way,Naples,FL,34102,239-512-1710`,
        { kind: 'chain' },
      ),
    ],
    listings: [{ name: 'CVS Pharmacy' }],
  },
]);

/** The same street in the register and in a list, with one phone. */
const twiceWritten = (
  street: string,
  listed = street,
  listedName = 'Gulfside Drugs',
): readonly CaseFile[] => [
  registerFile([{ ...gulfside, street: street.toUpperCase() }]),
  csvList(
    `id,name,street,city,state,zip,phone
     1,${listedName},"${listed}",Naples,FL,34102,239-512-1710`,
  ),
];

testImports('an address without a house number', [
  {
    title: 'in two files is one address, which nobody left',
    files: twiceWritten('Town Center Mall'),
    listings: [{ name: 'Gulfside Drugs', address: 'Town Center Mall, Naples, FL 34102' }],
  },
  {
    title: 'is one address whatever the names, where the phone is one',
    files: twiceWritten('Town Center Mall', 'Town Center Mall', 'Seagrass Pharmacy'),
    listings: [{ name: 'Seagrass Pharmacy', address: 'Town Center Mall, Naples, FL 34102' }],
  },
  {
    title: 'is not left for the same street with a number',
    files: twiceWritten('Gull Way', '1200 Gull Way'),
    listings: [{ name: 'Gulfside Drugs', address: '1200 Gull Way, Naples, FL 34102' }],
  },
  {
    title: 'is one address without a phone, by the name',
    files: [
      registerFile([{ ...gulfside, street: 'TOWN CENTER MALL', phone: '' }]),
      csvList(
        `id,name,street,city,state,zip
         1,Gulfside Drugs,Town Center Mall,Naples,FL,34102`,
      ),
    ],
    listings: [{ name: 'Gulfside Drugs', address: 'Town Center Mall, Naples, FL 34102' }],
  },
  {
    title: 'tells nothing of two pharmacies with names and phones of their own: both are there',
    files: [
      registerFile([{ ...gulfside, street: 'TOWN CENTER MALL' }]),
      csvList(
        `id,name,street,city,state,zip,phone
         1,Seagrass Pharmacy,Town Center Mall,Naples,FL,34102,239-512-1790`,
      ),
    ],
    listings: [{ name: 'Seagrass Pharmacy' }, { name: 'Gulfside Drugs' }],
  },
]);
