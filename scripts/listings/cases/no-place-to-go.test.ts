import {
  csvList,
  gulfside,
  overpass,
  pharmacyTags,
  registerFile,
  spiderFile,
} from '../../../tests/support/import-cases/case-files.ts';
import { testImports } from '../../../tests/support/import-cases/import-cases.ts';

testImports('a counter that visitors cannot use', [
  {
    title: 'is not listed where its code is mail order’s',
    files: [registerFile([{ ...gulfside, code: '3336M0002X' }])],
    listings: [],
    says: /not open to the public/,
  },
  {
    title: 'is not listed where the map says that only staff may enter',
    files: [
      overpass([
        {
          id: 'node/5',
          at: [26.15, -81.79],
          tags: pharmacyTags('Gulfside Drugs, 77 Rail Road, Naples, FL 34102', { access: 'employees' }),
        },
      ]),
    ],
    listings: [],
    says: /not open to the public/,
  },
  {
    title: 'is not listed where it serves animals',
    files: [registerFile([{ ...gulfside, name: 'GULFSIDE VETERINARY PHARMACY LLC' }])],
    listings: [],
    says: /not open to the public: for animals only/,
  },
]);

testImports('a row that is no pharmacy', [
  {
    title: 'but the chain’s own test of its list is not listed',
    files: [
      spiderFile('walgreens', [
        [
          [41.88, -87.63],
          pharmacyTags('TEST STORE - DO NOT USE, 1 Test Street, Chicago, IL 60601', { ref: '99999' }),
        ],
      ]),
    ],
    listings: [],
    says: /not open to the public: a test entry/,
  },
  {
    title: 'but one that opens next year is not listed yet',
    files: [
      csvList(
        `id,name,street,city,state,zip
         1,Coming soon: Gulfside Drugs,1200 Gull Way,Naples,FL,34102`,
      ),
    ],
    listings: [],
    says: /its name says that it has not opened/,
  },
]);
