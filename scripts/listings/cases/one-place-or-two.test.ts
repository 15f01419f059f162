import {
  addressTags,
  csvList,
  pharmacyTags,
  registerFile,
  spiderFile,
} from '../../../tests/support/import-cases/case-files.ts';
import { type ImportCase, testImports } from '../../../tests/support/import-cases/import-cases.ts';

const chainList = { kind: 'chain', pharmacy: 'not stated' };

testImports('stores of one list on one day', [
  {
    title: 'are two where a call centre answers for both',
    files: [
      csvList(
        `id,name,street,city,state,zip,phone
         31,Lewis Family Drug,136 S Phillips Ave,Sioux Falls,SD,57104,800-512-1742
         32,Lewis Family Drug,900 E 10th St,Sioux Falls,SD,57103,800-512-1742`,
        { kind: 'chain' },
      ),
    ],
    listings: [{ id: 'mylist:31' }, { id: 'mylist:32' }],
  },
  {
    title: 'are two where one name, one phone and one ZIP code stand for both, as a spider found them',
    files: [
      spiderFile('lewis_drug_us', [
        [
          [43.545, -96.727],
          pharmacyTags('Lewis Drug, 136 Phillips Ave, Sioux Falls, SD 57104', {
            ref: '31',
            phone: '605-512-1742',
          }),
        ],
        [
          [43.561, -96.741],
          pharmacyTags('Lewis Drug, 420 Minnesota Ave, Sioux Falls, SD 57104', {
            ref: '32',
            phone: '605-512-1742',
          }),
        ],
      ]),
    ],
    listings: [{ id: 'alltheplaces:lewis_drug_us/31' }, { id: 'alltheplaces:lewis_drug_us/32' }],
  },
  {
    title: 'are still two where the register names both by the company’s one phone',
    files: [
      registerFile([
        {
          name: 'LEWIS DRUGS INC',
          street: '136 PHILLIPS AVE',
          city: 'SIOUX FALLS',
          state: 'SD',
          zip: '57104',
          phone: '6055121742',
        },
        {
          name: 'LEWIS DRUGS INC',
          street: '420 MINNESOTA AVE',
          city: 'SIOUX FALLS',
          state: 'SD',
          zip: '57104',
          phone: '6055121742',
          updated: '03/04/2021',
        },
      ]),
      csvList(
        `id,name,street,city,state,zip,phone
         31,Lewis Drug,136 Phillips Ave,Sioux Falls,SD,57104,605-512-1742
         32,Lewis Drug,420 Minnesota Ave,Sioux Falls,SD,57104,605-512-1742`,
        { kind: 'chain' },
      ),
    ],
    listings: [
      { address: '136 Phillips Ave, Sioux Falls, SD 57104' },
      { address: '420 Minnesota Ave, Sioux Falls, SD 57104' },
    ],
  },
  {
    title: 'are one where the list says a row twice',
    files: [
      csvList(
        `id,name,street,city,state,zip,phone
         7,Dakota Drug,18 Main St,Minot,ND,58701,701-512-1700
         7,Dakota Drug,18 Main St,Minot,ND,58701,701-512-1700`,
      ),
    ],
    listings: [{ name: 'Dakota Drug' }],
    says: /mylist: its id is that of an earlier row/,
  },
  {
    title: 'are one where a join of two tables gave the row a second id',
    files: [
      csvList(
        `id,name,street,city,state,zip,phone
         7-A,Dakota Drug,18 Main St,Minot,ND,58701,701-512-1700
         7-B,Dakota Drug,18 Main Street,Minot,ND,58701,701-512-1700`,
      ),
    ],
    listings: [{ name: 'Dakota Drug' }],
  },
]);

testImports('a register’s pharmacy and its chain’s own row', [
  {
    title: 'are one listing where the row stands a door further with the same phone',
    files: [
      registerFile([
        { name: 'WALGREEN CO', street: '1200 GULL WAY', city: 'NAPLES', zip: '34102', phone: '2395121710' },
      ]),
      csvList(
        `id,name,brand,street,city,state,zip,phone,hours
         4711,Walgreens,Walgreens,1202 Gull Way,Naples,FL,34102,239-512-1710,Mon-Sun 8am-10pm`,
        chainList,
      ),
    ],
    listings: [{ name: 'Walgreens', phone: '(239) 512-1710', storeHours: 'Mo-Su 08:00-22:00' }],
  },
  {
    title: 'are one listing where the newer row moved the store across the street',
    files: [
      registerFile([
        { name: 'WALGREEN CO', street: '1200 GULL WAY', city: 'NAPLES', zip: '34102', phone: '2395121710' },
      ]),
      csvList(
        `id,name,brand,street,city,state,zip,phone
         4711,Walgreens,Walgreens,1235 Gull Way,Naples,FL,34102,239-512-1710`,
        chainList,
      ),
    ],
    listings: [{ name: 'Walgreens', address: '1235 Gull Way, Naples, FL 34102', phone: '(239) 512-1710' }],
    closed: ['Walgreens: moved'],
  },
  {
    title: 'are one listing where the street has two names, and the store and its counter two phones',
    files: [
      registerFile([
        {
          name: 'PUBLIX SUPER MARKETS INC',
          street: '1201 US HWY 41',
          city: 'NAPLES',
          zip: '34102',
          phone: '2395121792',
        },
      ]),
      spiderFile('publix', [
        [
          [26.14, -81.79],
          {
            ...addressTags('1201 Tamiami Trail North, Naples, FL 34102'),
            ...{ ref: '9001', name: 'The Shoppes at Palm Pointe', phone: '+1 239-512-1702' },
            ...{ brand: 'Publix', 'brand:wikidata': 'Q672170', opening_hours: 'Mo-Su 07:00-22:00' },
          },
        ],
      ]),
    ],
    listings: [{ phone: '(239) 512-1792', storeHours: 'Mo-Su 07:00-22:00' }],
  },
  {
    title: 'are two places where the chain is another one, which only has the corner in common',
    files: [
      registerFile([
        {
          name: 'GULFSIDE DRUGS INC',
          street: '1200 GULL WAY',
          city: 'NAPLES',
          zip: '34102',
          phone: '2395121710',
        },
      ]),
      csvList(
        `id,name,brand,street,city,state,zip,phone
         8,Publix,Publix,1202 Gull Way,Naples,FL,34102,239-512-1799`,
        chainList,
      ),
    ],
    listings: [{ name: 'Gulfside Drugs', address: '1200 Gull Way, Naples, FL 34102' }],
    says: /Not confirmed +1 stores of chains/,
  },
]);

/** A pharmacy of the register, and one of a list with another name and no phone at the same door. */
const twiceNamed = (registered: string, listed: string): ImportCase => ({
  title: `is one pharmacy: “${registered}” and “${listed}”`,
  files: [
    registerFile([
      { name: registered, street: '1200 GULL WAY', city: 'NAPLES', zip: '34102', phone: '2395121710' },
    ]),
    csvList(
      `id,name,street,city,state,zip
       1,"${listed}",1200 Gull Way,Naples,FL,34102`,
    ),
  ],
  listings: [{ phone: '(239) 512-1710' }],
});

testImports('a name at one door with and without its legal form', [
  twiceNamed('DISCOUNT DRUGS', 'Discount Drugs, Inc.'),
  twiceNamed('RX CARE', 'Rx Care, Inc.'),
  twiceNamed('MEDICAL CENTER PHARMACY', 'Medical Center Pharmacy, LLC'),
  twiceNamed('FIR DRUGS', 'Fir Drugs L L C'),
  twiceNamed('OAK PHARMACY', 'Oak Pharmacy Operating Co of Alabama LLC'),
]);

testImports('a street with a direction', [
  {
    title: 'is not the one with the other direction, though the space before it was left out',
    files: [
      registerFile([
        { name: 'ELM DRUGS INC', street: '100N MAIN ST', city: 'TAMPA', zip: '33602', phone: '8135121707' },
        { name: 'ELM DRUGS INC', street: '100 S MAIN ST', city: 'TAMPA', zip: '33602', phone: '8135121791' },
      ]),
    ],
    listings: [
      { address: '100 N Main St, Tampa, FL 33602', phone: '(813) 512-1707' },
      { address: '100 S Main St, Tampa, FL 33602', phone: '(813) 512-1791' },
    ],
  },
]);
