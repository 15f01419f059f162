import {
  csvList,
  featureAt,
  geoJson,
  overpass,
  pharmacyTags,
  rawFile,
  registerFile,
} from '../../../tests/support/import-cases/case-files.ts';
import { testImports } from '../../../tests/support/import-cases/import-cases.ts';

const birds = ['Avocet', 'Bittern', 'Curlew', 'Dunlin', 'Egret', 'Grebe', 'Heron'] as const;
const all = birds.map((bird) => ({ name: `${bird} Drugs` }));

/** Seven pharmacies of Mobile. One less is no loss that the store would refuse. */
const elements = birds.map((bird, index) => ({
  id: `node/${index + 1}`,
  at: [30.67 + index / 100, -88.1] as const,
  tags: pharmacyTags(`${bird} Drugs, ${index + 1}10 Moffett Road, Mobile, AL 36618`),
}));
const before = [overpass(elements)];

/** The first six of them, as a server of maps sends them. */
const sixOfSeven = elements
  .slice(0, -1)
  .map(({ at, tags }, index) => featureAt(at, { osm_type: 'node', osm_id: index + 1, ...tags }));

const wholeRegister = registerFile(
  birds.map((bird, index) => ({
    name: `${bird.toUpperCase()} DRUGS INC`,
    street: `${index + 1}10 ELM ST`,
    phone: `305512179${index}`,
  })),
);
/** Characters at the end of a row that hold its codes. */
const lengthOfCodes = 900;

testImports('a file that is not whole', [
  {
    title: 'of Overpass, which ran out of memory, closes no pharmacy that it lacks',
    before,
    files: [
      overpass(elements.slice(0, -1), {
        remark: 'runtime error: Query ran out of memory in "recurse" at line 3. It would need 1024 MB.',
      }),
    ],
    listings: all,
    refuses: /osm\.json: the file must be whole.*ran out of memory/,
  },
  {
    title: 'of Overpass, whose database was locked, is refused by its own words though it has no places',
    before,
    files: [
      overpass([], { remark: 'runtime error: open64: 0 Success /osm3s_osm_base Dispatcher_Client::1' }),
    ],
    listings: all,
    refuses: /the file must be whole.*Dispatcher_Client/,
  },
  {
    title: 'is refused where the download broke off within a feature',
    before,
    files: [rawFile('export.geojson', '{"type":"FeatureCollection","features":[{"type":"Feature","prop')],
    listings: all,
    refuses: /export\.geojson: the file must be JSON.*again/,
  },
  {
    title: 'is refused where a server sent its page of errors in place of the map',
    before,
    files: [rawFile('osm.json', '<!DOCTYPE html><title>504 Gateway Time-out</title>')],
    listings: all,
    refuses: /osm\.json: the file must be CSV or JSON.*got "a web page"/,
  },
  {
    title: 'of ArcGIS is refused if its layer says that more is there than one answer may hold',
    before,
    files: [geoJson(sixOfSeven, { exceededTransferLimit: true })],
    listings: all,
    refuses: /the file must be whole.*exceededTransferLimit/,
  },
  {
    title: 'of ArcGIS is refused too where newer servers say so among the collection’s properties',
    before,
    files: [geoJson(sixOfSeven, { properties: { exceededTransferLimit: true } })],
    listings: all,
    refuses: /the file must be whole/,
  },
  {
    title: 'of GeoServer is refused if it returned fewer features than it matched',
    before,
    files: [geoJson(sixOfSeven, { totalFeatures: 7, numberMatched: 7, numberReturned: 6 })],
    listings: all,
    refuses: /the file must be whole/,
  },
  {
    title: 'of an OGC service is refused if it links to its next page',
    before,
    files: [geoJson(sixOfSeven, { links: [{ rel: 'next', href: 'https://example.org/items?offset=6' }] })],
    listings: all,
    refuses: /the file must be whole/,
  },
  {
    title: 'or not is told by the numbers: one with all that matched is read',
    files: [geoJson(sixOfSeven, { numberMatched: 6, numberReturned: 6 })],
    listings: all.slice(0, -1),
  },
  {
    title: 'of the register is refused if it breaks off in its last row',
    before: [wholeRegister],
    files: [rawFile(wholeRegister.name, wholeRegister.text.slice(0, -lengthOfCodes))],
    listings: all,
    refuses: /npidata_pfile\.csv:8: a row must/,
  },
  {
    title: 'of an owner is refused if its last row ends within the address',
    before: [csvList('id,name,street,city,state,zip\n1,Avocet Drugs,7 Gull Way,Naples,FL,34102')],
    files: [
      csvList(
        `id,name,street,city,state,zip
         1,Avocet Drugs,7 Gull Way,Naples,FL,34102
         2,Bittern Drugs,90 Rail R`,
      ),
    ],
    listings: [{ name: 'Avocet Drugs' }],
    refuses: /list\.csv:3: a row must have 6 cells.*not 3/,
  },
]);
