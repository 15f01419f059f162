import { describe, expect, it } from 'vitest';
import { emptyDirectoryQuery, formatDirectoryQuery, parseDirectoryQuery } from './directory-query.ts';
import { pointId, pointOrigin } from './point-origin.ts';

describe('a point of the map in an address', () => {
  it('is rounded to about a hundred yards, and can be read back', () => {
    const id = pointId({ lat: 25.77412, lng: -80.19349 });
    expect(id).toBe('25.774,-80.193');
    expect(pointOrigin(id)).toMatchObject({ kind: 'point', location: { lat: 25.774, lng: -80.193 } });
    const text = formatDirectoryQuery({ ...emptyDirectoryQuery, from: id });
    expect(text).toBe('from=25.774,-80.193');
    expect(parseDirectoryQuery(new URLSearchParams(text)).from).toBe(id);
  });

  it('is undefined if written in another way or out of range', () => {
    for (const text of ['25.7741234,-80.1934', '95.000,-80.193', '25.774', 'a,b', '25.774,-80.193,1', '']) {
      expect(pointOrigin(text)).toBeUndefined();
      expect(parseDirectoryQuery(new URLSearchParams({ from: text })).from ?? '').not.toContain(',');
    }
  });
});
