import { describe, expect, it } from 'vitest';
import { recordFixture } from '../../../tests/support/record-fixture.ts';
import type { SourceRecord } from '../../listings/import/source-record.ts';
import { openMapGeoJson } from './open-map-download.ts';

const record = (key: string, more: Partial<SourceRecord> = {}): SourceRecord =>
  recordFixture(key, '1 Oak St', {
    ...{ address: undefined, site: undefined, date: undefined },
    location: { lat: 25.7, lng: -80.2, precision: 'rooftop' },
    ...more,
  });
const unstated = { services: [], accessibility: {}, languages: [] };

describe('the download of OpenStreetMap’s records', () => {
  const text = openMapGeoJson(
    [
      record('osm/node/1', { name: 'Corner Drugs', origin: 'Overpass, element 1', refused: ['x'] }),
      record('osm/way/2'),
    ],
    '2026-11-20',
  );
  const download = JSON.parse(text);

  it('names the contributors and the license', () => {
    expect(download).toMatchObject({
      type: 'FeatureCollection',
      attribution: '© OpenStreetMap contributors',
      license: 'Open Database License (ODbL) 1.0',
      taken: '2026-11-20',
    });
  });

  it('holds each record with its element and position, longitude first, and nothing of other sources', () => {
    expect(download.features).toEqual([
      {
        type: 'Feature',
        id: 'node/1',
        geometry: { type: 'Point', coordinates: [-80.2, 25.7] },
        properties: { element: 'https://www.openstreetmap.org/node/1', name: 'Corner Drugs', ...unstated },
      },
      {
        type: 'Feature',
        id: 'way/2',
        geometry: { type: 'Point', coordinates: [-80.2, 25.7] },
        properties: { element: 'https://www.openstreetmap.org/way/2', ...unstated },
      },
    ]);
  });
});
