import { csvList } from '../../../tests/support/import-cases/case-files.ts';
import { testImports } from '../../../tests/support/import-cases/import-cases.ts';

testImports('a cell that a spreadsheet has changed', [
  {
    title: 'says that ids were rounded, names the column, and leaves only these rows out',
    files: [
      csvList(
        `id,name,street,city,state,zip
         1.67E+15,Stilt Drugs,12 Ledge Rd,Concord,NH,03301
         1.67E+15,Dunlin Drugs,14 Ledge Rd,Concord,NH,03301
         204,Willet Drugs,16 Ledge Rd,Concord,NH,03301`,
      ),
    ],
    listings: [{ name: 'Willet Drugs' }],
    says: /list\.csv:2: "id" must tell the id: a spreadsheet has rounded it.*Format the column as text/,
  },
  {
    title: 'gets back the zero that its ZIP code lost',
    files: [csvList('id,name,street,city,state,zip\n1,Willet Drugs,16 Harvard St,Brookline,MA,2445')],
    listings: [{ address: '16 Harvard St, Brookline, MA 02445' }],
  },
  {
    title: 'is read where a formula keeps its zero',
    files: [
      csvList(
        'id,name,street,city,state,zip\n"=""0017""",Willet Drugs,16 Harvard St,Brookline,MA,"=""02445"""',
      ),
    ],
    listings: [{ id: 'mylist:0017', address: '16 Harvard St, Brookline, MA 02445' }],
  },
  {
    title: 'is never shown where it begins as a formula does, and costs a row its address at most',
    files: [
      csvList(
        `id,name,street,unit,city,state,zip,phone,website
         1,=1+1,16 Harvard St,,Brookline,MA,02445,=6175121710,=HYPERLINK(A1)
         2,+Plus Drugs,18 Harvard St,,Brookline,MA,02445,,
         3,Willet Drugs,20 Harvard St,@SUM(A1),Brookline,MA,02445,,`,
      ),
    ],
    listings: [
      { name: 'Pharmacy, 16 Harvard St', phone: '(617) 512-1710' },
      { name: 'Pharmacy, 18 Harvard St' },
    ],
    says: /1 +mylist: markup or a formula in the address/,
  },
  {
    title: 'is a day where it counts days since 1900',
    files: [
      csvList('id,name,street,city,state,zip,date\n1,Willet Drugs,16 Harvard St,Brookline,MA,02445,45962'),
    ],
    listings: [{ sources: 'mylist 2025-11-01, geonames' }],
  },
  {
    title: 'is no phone where its digits were rounded, and that is told',
    files: [
      csvList(
        'id,name,street,city,state,zip,phone\n1,Willet Drugs,16 Harvard St,Brookline,MA,02445,6.17512E+09',
      ),
    ],
    listings: [{ phone: 'unknown' }],
    says: /list\.csv:2: "phone" must tell the phone.*6\.17512E\+09/,
  },
  {
    title: 'is no position where latitude and longitude stand in each other’s column, and that is told',
    files: [
      csvList(
        'id,name,street,city,state,zip,lat,lng\n1,Willet Drugs,16 Harvard St,Brookline,MA,02445,-71.13,42.33',
      ),
    ],
    listings: [{ position: '42.3259, -71.1341 zip' }],
    says: /1 +mylist location/,
  },
  {
    title: 'is unknown where it only says that there is nothing',
    files: [
      csvList(
        `id,name,street,unit,city,state,zip,phone,website,hours
         1,Willet Drugs,16 Harvard St,N/A,Brookline,MA,02445,#N/A,none,-`,
      ),
    ],
    listings: [{ address: '16 Harvard St, Brookline, MA 02445', phone: 'unknown', pharmacyHours: 'unknown' }],
  },
]);

const quoted = [
  { name: 'Al "Doc" Ramos Pharmacy', address: '9 "K" St, Miami, FL 33125' },
  { name: 'Godwit Drugs', address: '11 Elm St, Miami, FL 33125' },
];

testImports('a quote within a cell', [
  {
    title: 'is text where nobody doubled it',
    files: [
      csvList(
        `id,name,street,city,state,zip
         1,Al "Doc" Ramos Pharmacy,9 "K" St,Miami,FL,33125
         2,Godwit Drugs,11 Elm St,Miami,FL,33125`,
      ),
    ],
    listings: quoted,
  },
  {
    title: 'is text where all cells stand in quotes',
    files: [
      csvList(
        `"id","name","street","city","state","zip"
         "1","Al "Doc" Ramos Pharmacy","9 "K" St","Miami","FL","33125"
         "2","Godwit Drugs","11 Elm St","Miami","FL","33125"`,
      ),
    ],
    listings: quoted,
  },
  {
    title: 'is text between upright bars',
    files: [
      csvList(
        `id|name|street|city|state|zip
         1|Al "Doc" Ramos Pharmacy|9 "K" St|Miami|FL|33125
         2|Godwit Drugs|11 Elm St|Miami|FL|33125`,
      ),
    ],
    listings: quoted,
  },
  {
    title: 'that is left open in two rows does not make one row of what stands between them',
    files: [
      csvList(
        `id,name,street,city,state,zip
         1,"Godwit Drugs,11 Elm St,Miami,FL,33125
         2,Knot Drugs,12 Elm St,Miami,FL,33125
         3,"Ruff Drugs,13 Elm St,Miami,FL,33125`,
      ),
    ],
    listings: [],
    refuses: /list\.csv:2: a row must.*list\.csv:4: a row must/s,
  },
]);
