import {
  addressTags,
  csvList,
  overpass,
  pharmacyTags,
  spiderFile,
} from '../../../tests/support/import-cases/case-files.ts';
import { testImports } from '../../../tests/support/import-cases/import-cases.ts';

const ledge = '210 Ledge Road, Burlington, VT 05401';
const counterHours = 'Mo-Fr 08:00-20:00; Sa-Su 09:00-18:00';

testImports('a store with its counter inside', [
  {
    title: 'is one listing with both clocks where a map draws the drugstore and a point in it',
    files: [
      overpass([
        {
          id: 'way/700',
          at: [44.4701, -73.2001],
          tags: {
            building: 'retail',
            shop: 'chemist',
            name: 'CVS',
            brand: 'CVS Pharmacy',
            'brand:wikidata': 'Q2078880',
            opening_hours: 'Mo-Su 07:00-23:00',
            ...addressTags(ledge),
          },
        },
        {
          id: 'node/701',
          at: [44.4702, -73.2002],
          tags: {
            amenity: 'pharmacy',
            name: 'CVS Pharmacy',
            brand: 'CVS Pharmacy',
            'brand:wikidata': 'Q2078880',
            opening_hours: counterHours,
          },
        },
      ]),
    ],
    listings: [
      {
        name: 'CVS Pharmacy',
        address: '210 Ledge Rd, Burlington, VT 05401',
        pharmacyHours: counterHours,
        storeHours: 'Mo-Su 07:00-23:00',
      },
    ],
  },
  {
    title: 'is one listing with both clocks where it is a supermarket of a chain that no table knows',
    files: [
      overpass([
        {
          id: 'way/710',
          at: [44.4701, -73.2001],
          tags: {
            shop: 'supermarket',
            name: 'Green Mountain Market',
            brand: 'Green Mountain Market',
            opening_hours: 'Mo-Su 06:00-24:00',
            phone: '+1 802 512 1777',
            ...addressTags(ledge),
          },
        },
        {
          id: 'node/711',
          at: [44.4702, -73.2002],
          tags: {
            amenity: 'pharmacy',
            name: 'Green Mountain Market Pharmacy',
            brand: 'Green Mountain Market',
            opening_hours: counterHours,
            ...addressTags(ledge),
          },
        },
      ]),
    ],
    listings: [
      {
        name: 'Green Mountain Market Pharmacy',
        pharmacyHours: counterHours,
        storeHours: 'Mo-Su 06:00-24:00',
      },
    ],
    butGives: 'the counter’s hours alone',
  },
  {
    title: 'is one listing with both clocks where a spider lists the departments one by one',
    files: [
      spiderFile('big_y_us', [
        [
          [42.11, -72.54],
          {
            ref: '52',
            name: 'Big Y',
            brand: 'Big Y',
            shop: 'supermarket',
            opening_hours: 'Mo-Su 07:00-21:00',
            ...addressTags('300 Cooley Street, Springfield, MA 01128'),
          },
        ],
        [
          [42.11, -72.54],
          pharmacyTags('Big Y Pharmacy, 300 Cooley Street, Springfield, MA 01128', {
            ref: '52-pharmacy',
            brand: 'Big Y',
            opening_hours: 'Mo-Fr 09:00-19:00; Sa-Su 09:00-15:00',
          }),
        ],
      ]),
    ],
    listings: [
      {
        name: 'Big Y Pharmacy',
        pharmacyHours: 'Mo-Fr 09:00-19:00; Sa-Su 09:00-15:00',
        storeHours: 'Mo-Su 07:00-21:00',
      },
    ],
    butGives: 'the counter’s hours alone',
  },
  {
    title: 'does not lend the store’s hours to a counter that states none',
    files: [
      csvList(
        `id,name,brand,street,city,state,zip,hours
         9,Publix,Publix,210 Gull Way,Naples,FL,34102,Mon-Sun 7am-10pm`,
        { kind: 'chain' },
      ),
    ],
    listings: [{ pharmacyHours: 'unknown', storeHours: 'Mo-Su 07:00-22:00' }],
  },
  {
    title: 'is no pharmacy by its chain alone, where no source says that it has a counter',
    files: [
      csvList(
        `id,name,brand,street,city,state,zip
         9,Publix,Publix,210 Gull Way,Naples,FL,34102`,
        { kind: 'chain', pharmacy: 'not stated' },
      ),
    ],
    listings: [],
    says: /Not confirmed +1 stores of chains/,
  },
]);
