import {
  csvList,
  featureAt,
  geoJson,
  overpass,
  pharmacyTags,
  spiderFile,
} from '../../../tests/support/import-cases/case-files.ts';
import { testImports } from '../../../tests/support/import-cases/import-cases.ts';

const mesa = pharmacyTags('Mesa Drug, 1500 Mesa Street, Tulsa, OK 74119');
const outline = (south: number, west: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [west + 0.002, south],
      [west + 0.002, south + 0.004],
      [west, south + 0.004],
      [west, south],
    ],
  ],
});

testImports('a way of Overpass', [
  {
    title: 'lies at the middle of its bounds where the query asked for outlines (out geom)',
    files: [
      overpass([
        {
          id: 'way/5150',
          tags: mesa,
          also: {
            bounds: { minlat: 36.14, minlon: -95.99, maxlat: 36.144, maxlon: -95.988 },
            geometry: [
              { lat: 36.14, lon: -95.99 },
              { lat: 36.144, lon: -95.988 },
            ],
          },
        },
      ]),
    ],
    listings: [{ name: 'Mesa Drug', position: '36.142, -95.989 rooftop' }],
  },
]);

testImports('the source of a GeoJSON file', [
  {
    title: 'is OpenStreetMap where overpass turbo exported it, and an outline lies at its middle',
    files: [
      geoJson(
        [
          {
            type: 'Feature',
            id: 'way/5150',
            properties: { '@id': 'way/5150', ...mesa },
            geometry: outline(36.14, -95.99),
          },
        ],
        {
          generator: 'overpass-turbo',
          copyright: 'The data included in this document is from www.openstreetmap.org, under ODbL.',
          timestamp: '2026-11-02T10:00:00Z',
        },
      ),
    ],
    listings: [
      {
        id: 'osm:way/5150',
        name: 'Mesa Drug',
        position: '36.142, -95.989 rooftop',
        sources: 'osm 2026-11-02',
      },
    ],
  },
  {
    title: 'is OpenStreetMap where QuickOSM saved a layer, with its ids alone to tell it',
    files: [
      geoJson([
        featureAt([36.142, -95.989], {
          full_id: 'n9001',
          osm_id: '9001',
          osm_type: 'node',
          ...mesa,
        }),
      ]),
    ],
    listings: [{ id: 'osm:node/9001', sources: 'osm 2026-11-19' }],
  },
  {
    title: 'is OpenStreetMap where osmium exported it, and an area has the id of its way',
    files: [
      geoJson([
        featureAt([36.15, -95.98], pharmacyTags('Osage Drug, 9 Osage Ave, Tulsa, OK 74103'), { id: 'n77' }),
        {
          type: 'Feature',
          id: 'a10300',
          properties: mesa,
          geometry: outline(36.14, -95.99),
        },
      ]),
    ],
    listings: [
      { id: 'osm:node/77', name: 'Osage Drug' },
      { id: 'osm:way/5150', name: 'Mesa Drug' },
    ],
  },
  {
    title: 'is AllThePlaces where a spider collected it',
    files: [
      spiderFile('fruth_pharmacy_us', [
        [
          [38.41, -82.43],
          pharmacyTags('Fruth Pharmacy, 2106 3rd Avenue, Huntington, WV 25703', { ref: '14' }),
        ],
      ]),
    ],
    listings: [{ id: 'alltheplaces:fruth_pharmacy_us/14', sources: 'alltheplaces 2026-11-01' }],
  },
  {
    title: 'is never guessed: places of Overture, which name neither, are refused with the way on',
    files: [
      geoJson([
        featureAt(
          [36.142, -95.989],
          {
            names: { primary: 'Mesa Drug' },
            categories: { primary: 'pharmacy' },
            sources: [{ dataset: 'meta' }],
          },
          { id: '08f26d6d2b2a1d2c03b8f3c1e7a5b0ff' },
        ),
      ]),
    ],
    listings: [],
    refuses: /GeoJSON must say whose it is.*--mapping/,
  },
  {
    title: 'is never guessed: features of a map and of a spider in one file are refused',
    files: [
      geoJson([
        featureAt([36.142, -95.989], { '@id': 'node/8', ...mesa }),
        featureAt([36.15, -95.98], {
          '@spider': 'reasors_us',
          ref: '3',
          amenity: 'pharmacy',
          name: 'Reasor’s',
        }),
      ]),
    ],
    listings: [],
    refuses: /GeoJSON must say whose it is.*signs of both/,
  },
]);

const list = 'id,name,street,city,state,zip\n1,Mesa Drug,1500 Mesa St,Tulsa,OK,74119';

testImports('a mapping file', [
  {
    title: 'may not name its source by a word of the language that the importer is written in',
    files: [csvList(list, { source: 'constructor' })],
    listings: [],
    refuses: /mapping\.json.*source: must be a word of its own/,
  },
  ...['nppes', 'osm', 'editors', 'sample'].map((source) => ({
    title: `may not call itself ${source}`,
    files: [csvList(list, { source })],
    listings: [],
    refuses: /mapping\.json.*source: must be a word of its own/,
  })),
  {
    title: 'may not be of a day to come',
    files: [csvList(list, { date: '2999-01-01' })],
    listings: [],
    refuses: /mapping\.json.*date: must not be a day to come/,
  },
  {
    title: 'may read a column called constructor, and translate a value called __proto__',
    files: [
      csvList('id,constructor,street,city,state,zip\n1,__proto__,1500 Mesa St,Tulsa,OK,74119', {
        fields: {
          id: 'id',
          name: { column: 'constructor', values: { toString: 'Wrong Drug' } },
          street: 'street',
          city: 'city',
          state: 'state',
          zip: 'zip',
        },
      }),
    ],
    listings: [{ name: 'Pharmacy, 1500 Mesa St' }],
  },
]);

testImports('a day to come', [
  {
    title: 'in one row does not make its facts the newest of all',
    files: [
      csvList('id,name,street,city,state,zip,date\n1,Mesa Drug,1500 Mesa St,Tulsa,OK,74119,2999-12-31'),
    ],
    listings: [{ name: 'Mesa Drug', sources: 'mylist, geonames' }],
  },
]);
