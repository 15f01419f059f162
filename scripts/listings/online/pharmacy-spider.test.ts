import { describe, expect, it } from 'vitest';
import { isPharmacySpider } from './alltheplaces-run.ts';

describe('the spiders that are asked', () => {
  it.each([
    'walgreens',
    'cvs_us',
    'publix_us',
    'publix_pharmacy_us',
    'sams_club',
    'sams_club_us',
    'bjs_wholesale_us',
    'winn_dixie',
    'costco_us',
    'walmart_us',
    'walmart_supercenter',
    'publix_super_markets',
    'harris_teeter_us',
    'ingles',
    'hy_vee',
    'h_e_b_us',
    'good_neighbor_pharmacy_us',
    'medicine_shoppe_pharmacy',
    'kinney_drugs_us',
    'drug_mart_oh',
    'corner_rx',
  ])('are those named for a chain with pharmacies, or for pharmacies: %s', (spider) =>
    expect(isPharmacySpider(spider)).toBe(true),
  );

  it.each([
    'costco_ca',
    'walmart_mx',
    'target_au',
    'shoppers_drug_mart_ca',
    'mcdonalds',
    'krogers_tiles',
    'publicis_us',
    'starbucks_us',
    'center',
    'fred',
    'cos',
    'ing_us',
  ])('are none of other countries and other things: %s', (spider) =>
    expect(isPharmacySpider(spider)).toBe(false),
  );
});
