import type { Address } from '../../../src/domain/pharmacy/pharmacy.ts';
import { findState, isStateCode } from '../../../src/domain/places/us-state.ts';
import { slugify } from '../../../src/domain/text/slug.ts';
import { faultOfText } from '../../listings/plain-text.ts';
import { type SiteKey, siteKey } from '../site/site-key.ts';
import { isPostBox, normalizeStreet } from './address-normalize.ts';
import type { TownNamer } from './town-names.ts';

/** An address as a source writes it. */
export interface RawAddress {
  readonly line1: string;
  readonly line2?: string | undefined;
  readonly city: string;
  /** Its postal code or its name. */
  readonly state: string;
  /** Five digits or nine, with or without a hyphen. */
  readonly zip: string;
}

export type ReadAddress =
  | { readonly ok: true; readonly address: Address; readonly site: SiteKey }
  | { readonly ok: false; readonly why: string };

/** Normalises an address, or says what is wrong with it. */
export function readAddress(raw: RawAddress, townName: TownNamer): ReadAddress {
  const stated = raw.state.trim().toUpperCase();
  const state = isStateCode(stated) ? stated : findState(slugify(stated.replace(/^US-|\./g, '')))?.code;
  const zip = /^(\d{5})(?:-?\d{4})?$/.exec(raw.zip.trim())?.[1];
  if (state === undefined) return { ok: false, why: 'no US state in the address' };
  if (zip === undefined) return { ok: false, why: 'no ZIP code in the address' };
  const fault = [raw.line1, raw.line2 ?? '', raw.city].map(faultOfText).find((why) => why !== undefined);
  if (fault !== undefined) return { ok: false, why: `${fault} in the address` };
  if (raw.line1.trim() === '' || raw.city.trim() === '')
    return { ok: false, why: 'no street or city in the address' };
  const { street, unit } = normalizeStreet(raw.line1, raw.line2);
  if (isPostBox(street)) return { ok: false, why: 'the address is a post office box' };
  if (!/[A-Za-z]/.test(street)) return { ok: false, why: 'no street in the address' };
  const address: Address = { street, unit, city: townName(raw.city, state, zip), state, zip };
  return { ok: true, address, site: siteKey(address) };
}
