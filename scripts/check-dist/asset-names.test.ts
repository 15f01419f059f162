import { describe, expect, it } from 'vitest';
import { findingsOf } from '../../tests/support/site-fixture.ts';
import { checkAssetNames } from './asset-names.ts';

describe('the check of asset names', () => {
  it('accepts a name with a hash, and any name elsewhere', async () => {
    const files = { 'assets/app-xY73usbB.js': '', 'assets/sans-a_c-e-gH.woff2': '', 'icons/icon.png': '' };
    expect(await findingsOf(checkAssetNames, files)).toEqual([]);
  });

  it('finds one without', async () => {
    expect(await findingsOf(checkAssetNames, { 'assets/app.js': '' })).toEqual([
      'assets/app.js has no hash in its name and is kept for ever',
    ]);
  });
});
