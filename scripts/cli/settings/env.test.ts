import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatProblem } from '../problems/problem.ts';
import { locationServiceUrl, readEnv } from './env.ts';

const env = (variables: Record<string, string>) => {
  const read = readEnv(variables);
  if (!read.ok) throw new Error(read.problems.map(formatProblem).join('\n'));
  return read.value;
};

describe('readEnv', () => {
  it('works with nothing set, and then calls no location service', () => {
    const value = env({});
    expect(value.siteOrigin).toBe('https://pharmacy-directory.example');
    expect(locationServiceUrl(value)).toBeNull();
  });

  it('counts an empty variable as unset', () => {
    expect(env({ SITE_ORIGIN: '', VITE_LOCATION_URL: ' ', VITE_LOCATION_TOKEN: '' })).toEqual(env({}));
  });

  it.each([
    'https://example.org/',
    'https://example.org/shop',
    'https://example.org?x',
    'ftp://example.org',
    'example.org',
    'https://user@example.org',
    'https://EXAMPLE.org',
  ])('refuses %s as the site origin', (SITE_ORIGIN) => {
    const read = readEnv({ SITE_ORIGIN });
    expect(read).toMatchObject({ ok: false, problems: [{ file: 'environment variable SITE_ORIGIN' }] });
  });

  it.each([
    ['https://example.org/shop', 'https://example.org'],
    ['https://EXAMPLE.org', 'https://example.org'],
    ['https://example.org:443', 'https://example.org'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
    ['https://example.org;script-src', 'https://pharmacy-directory.example'],
    ['mailto:a@example.org', 'https://pharmacy-directory.example'],
  ])('says how the site origin %s is written', (SITE_ORIGIN, written) => {
    const read = readEnv({ SITE_ORIGIN });
    expect(read.ok ? [] : read.problems.map(({ remedy }) => remedy)).toEqual([
      `Write it like "${written}", or unset it.`,
    ]);
  });

  it('accepts an origin with a port', () => {
    expect(env({ SITE_ORIGIN: 'http://localhost:4173' }).siteOrigin).toBe('http://localhost:4173');
  });

  it.each([
    'http://geo.example/json',
    'geo.example/json',
    'https://geo.example/json?token=abc',
    'https://geo.example/json#a',
    'javascript:alert(1)',
  ])('refuses %s as the location service', (VITE_LOCATION_URL) => {
    const read = readEnv({ VITE_LOCATION_URL });
    expect(read).toMatchObject({ ok: false, problems: [{ file: 'environment variable VITE_LOCATION_URL' }] });
  });

  it('sets the map’s style to the public one, another one, or none', () => {
    expect(env({}).mapStyleUrl).toBe('https://tiles.openfreemap.org/styles/liberty');
    expect(env({ MAP_STYLE_URL: 'off' }).mapStyleUrl).toBeNull();
    const own = env({
      MAP_STYLE_URL: 'https://maps.example/s',
      MAP_ORIGINS: 'https://a.example  https://b.example',
    });
    expect(own).toMatchObject({
      mapStyleUrl: 'https://maps.example/s',
      mapOrigins: ['https://a.example', 'https://b.example'],
    });
  });

  it.each([
    ['MAP_STYLE_URL', 'http://maps.example/style'],
    ['MAP_ORIGINS', 'https://a.example/tiles'],
    ['CONTACT_FORM_URL', 'mailto:someone@example.org'],
    // Characters that would end a directive of the content policy, or start another.
    ['SITE_ORIGIN', 'https://example.org;script-src'],
    ['VITE_LOCATION_URL', "https://a';img-src.example/"],
    ['MAP_STYLE_URL', 'https://a,b.example/style'],
    ['MAP_ORIGINS', 'https://*;default-src'],
    ['CONTACT_FORM_URL', 'https://*/'],
  ])('refuses %s=%s', (name, value) => {
    expect(readEnv({ [name]: value })).toMatchObject({
      ok: false,
      problems: [{ file: `environment variable ${name}`, value }],
    });
  });

  it('accepts a plain http location service on this machine', () => {
    expect(env({ VITE_LOCATION_URL: 'http://127.0.0.1:9000/json' }).locationUrl).toBe(
      'http://127.0.0.1:9000/json',
    );
  });

  it('reports every problem in one run, with its remedy, and keeps the token out of the report', () => {
    const read = readEnv({ SITE_ORIGIN: 'x', VITE_LOCATION_URL: 'y', VITE_LOCATION_TOKEN: 'secret token' });
    const report = read.ok ? '' : read.problems.map(formatProblem).join('\n');
    expect(report.split('\n')).toHaveLength(3);
    expect(report).toContain('environment variable SITE_ORIGIN: must be an http or https origin');
    expect(report).toContain('(got "x") — Write it like "https://pharmacy-directory.example"');
    expect(report).not.toContain('secret');
  });
});

describe('locationServiceUrl', () => {
  it('adds the token to the query and keeps the rest of the address', () => {
    const value = env({
      VITE_LOCATION_URL: 'https://geo.example/v1/json?lang=en',
      VITE_LOCATION_TOKEN: 'a1b2',
    });
    expect(locationServiceUrl(value)).toBe('https://geo.example/v1/json?lang=en&token=a1b2');
  });

  it('carries any token unchanged', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (locationToken) => {
        const url = locationServiceUrl({ locationUrl: 'https://geo.example/json', locationToken });
        expect(new URL(url ?? '').searchParams.get('token')).toBe(locationToken);
      }),
    );
  });
});
