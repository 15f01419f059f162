import { describe, expect, it } from 'vitest';
import { openMapGeoJson } from './open-map-download.ts';

const line = (key: string, more = {}) =>
  JSON.stringify({ record: { key, source: 'osm', location: { lat: 25.7, lng: -80.2 }, ...more } });

describe('the download of what is taken from OpenStreetMap', () => {
  const text = openMapGeoJson(
    [
      JSON.stringify({ format: 1, id: 'osm' }),
      line('osm/node/1', { name: 'Corner Drugs', origin: 'Overpass, element 1', refused: ['x'] }),
      line('osm/way/2'),
      JSON.stringify({ dropped: { key: 'osm/node/3' } }),
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
        properties: { element: 'https://www.openstreetmap.org/node/1', name: 'Corner Drugs' },
      },
      {
        type: 'Feature',
        id: 'way/2',
        geometry: { type: 'Point', coordinates: [-80.2, 25.7] },
        properties: { element: 'https://www.openstreetmap.org/way/2' },
      },
    ]);
  });
});
