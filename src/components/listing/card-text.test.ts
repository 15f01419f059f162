import { describe, expect, it } from 'vitest';
import { pharmacyFixture } from '../../../tests/support/pharmacy-fixture.ts';
import { accessLabels, serviceLabels, sourceText, typeLabels } from './card-text.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const allDay = [{ opens: 0, closes: 1440 }];
const always = { mon: allDay, tue: allDay, wed: allDay, thu: allDay, fri: allDay, sat: allDay, sun: allDay };

describe('the words of a listing', () => {
  it('name the type that follows from hours, without what it includes', () => {
    const pharmacy = pharmacyFixture(1, { types: ['community'], hours: { pharmacy: { weekly: always } } });
    expect(plain(typeLabels(pharmacy))).toBe('24-hour · Community');
  });

  it('lead with the service the page is about and count the rest', () => {
    const pharmacy = pharmacyFixture(1, {
      services: ['delivery', 'flu-shots', 'rapid-tests', 'naloxone', 'pet-medications', 'smoking-cessation'],
    });
    expect(serviceLabels(pharmacy, 'pet-medications')).toBe(
      'Pet medications, Delivery, Flu shots, Rapid tests and 2 more',
    );
  });

  it('do not lead with a service that the pharmacy does not list', () => {
    expect(serviceLabels(pharmacyFixture(1, { services: ['delivery'] }), 'naloxone')).toBe('Delivery');
  });

  it('say nothing of what is unknown', () => {
    expect(accessLabels(pharmacyFixture(1))).toBe('');
    expect(accessLabels(pharmacyFixture(1, { brand: 'Chain' }))).toBe('');
  });

  it('state access, plans, languages and independence where a source does', () => {
    const pharmacy = pharmacyFixture(1, {
      accessibility: { wheelchair: 'yes' },
      accepts: ['medicare', 'medicaid'],
      languages: ['en', 'es'],
      brand: null,
    });
    expect(plain(accessLabels(pharmacy))).toBe(
      'Wheelchair accessible · Accepts Medicare and Medicaid · Spanish spoken · Independent',
    );
  });

  it('give the latest date of several sources, each source once', () => {
    const source = (id: string, date: string) => ({ id, date, fields: ['all'] });
    const sources = [source('nppes', '2025-12-01'), source('osm', '2026-02-28'), source('osm', '2024-01-01')];
    expect(sourceText(pharmacyFixture(1, { sources }))).toBe('Confirmed Feb 28, 2026 · OpenStreetMap');
    expect(sourceText(pharmacyFixture(1, { sources: [] }))).toBe('Source not recorded');
  });

  it('never take a date of a register for a confirmation', () => {
    const register = { id: 'nppes', date: '2026-03-01', fields: ['name'] };
    const map = { id: 'osm', date: '2024-01-01', fields: ['hours'] };
    expect(sourceText(pharmacyFixture(1, { sources: [register] }))).toBe(
      'Register record updated Mar 2026 · the US provider register (NPPES)',
    );
    expect(sourceText(pharmacyFixture(1, { sources: [register], outdated: true }))).toBe(
      'Register record updated Mar 2026 · the US provider register (NPPES)\u00a0· May be out of date: call before you go',
    );
    expect(sourceText(pharmacyFixture(1, { sources: [register, map] }))).toBe(
      'Confirmed Jan 1, 2024 · OpenStreetMap',
    );
    const placed = { id: 'census', date: '2026-11-22', fields: ['location'] };
    expect(sourceText(pharmacyFixture(1, { sources: [register, placed] }))).toBe(
      'Register record updated Mar 2026 · the US provider register (NPPES)',
    );
  });

  it('never take what is said of a store for a confirmation of its pharmacy', () => {
    const register = { id: 'nppes', date: '2019-03-01', fields: ['name', 'address', 'phone'] };
    const store = { id: 'alltheplaces', date: '2021-12-01', fields: ['location', 'website', 'storeHours'] };
    expect(sourceText(pharmacyFixture(1, { sources: [register, store] }))).toBe(
      'Register record updated Mar 2019 · the US provider register (NPPES)',
    );
    const counter = { ...store, fields: [...store.fields, 'hours'] };
    expect(sourceText(pharmacyFixture(1, { sources: [register, counter] }))).toBe(
      'Confirmed Dec 1, 2021 · AllThePlaces',
    );
  });
});
