import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexReasons } from '../../../src/domain/site/indexability.ts';
import { aFingerprint, aPageState } from '../../../tests/support/state-fixture.ts';
import {
  digestsIn,
  filesIn,
  pageLine,
  pagesIn,
  reasonsText,
  storedReasons,
  sumTallies,
  tallyPages,
  withFingerprints,
} from './page-lines.ts';

const linesOf = (pages: Parameters<typeof pageLine>[0][]): string => pages.map(pageLine).join('\n');

const page = fc.record({
  file: fc.stringMatching(/^[a-z0-9-]+(\/[a-z0-9-]+)*\.html$/),
  fingerprint: fc.record({
    bytes: fc.nat(),
    modified: fc
      .double({ min: 0, max: 4e12, noNaN: true, noDefaultInfinity: true })
      .map((value) => value + 0),
    inode: fc.maxSafeNat(),
    digest: fc.stringMatching(/^[\w-]{27}$/),
  }),
  priority: fc.constantFrom(0, 0.1, 0.65, 1),
  reasons: fc.uniqueArray(fc.constantFrom(...indexReasons), { minLength: 1 }),
});

describe('the lines of a group’s pages', () => {
  it('give back every page that was written into them, in its order', () => {
    fc.assert(
      fc.property(fc.array(page), (pages) => {
        const lines = linesOf(pages);
        expect(pagesIn(lines)).toEqual(pages);
        expect(filesIn(lines)).toEqual(pages.map(({ file }) => file));
        expect(digestsIn(lines)).toEqual(pages.map(({ file, fingerprint }) => [file, fingerprint.digest]));
        expect(storedReasons(reasonsText(lines))).toEqual(pages.map(({ reasons }) => reasons));
      }),
    );
  });

  it.each(['', '1 2 3', '1 2 3 digest', '1 2 3 digest 0.5', '1 2 3 digest 0.5 earned a.html more'])(
    'are not such as "%s"',
    (line) => {
      expect(() => pagesIn(`${pageLine(aPageState('a.html'))}\n${line}`)).toThrow('Not a line of a');
    },
  );

  it('take the fingerprints that are told, and keep the rest', () => {
    const pages = [aPageState('a.html'), aPageState('b.html', ['empty'])];
    const seen = aFingerprint({ inode: 99 });
    const lines = withFingerprints(linesOf(pages), (file, known) => (file === 'b.html' ? seen : known));
    expect(pagesIn(lines)).toEqual([pages[0], { ...aPageState('b.html', ['empty']), fingerprint: seen }]);
  });

  it('are counted with their bytes and reasons, each group for itself and all together', () => {
    const groups = [
      [aPageState('a.html'), aPageState('b.html', ['empty', 'too-few-matches'])],
      [],
      [aPageState('c.html')],
    ];
    const tally = sumTallies(groups.map(tallyPages));
    const { bytes } = aFingerprint();
    const reasons = { earned: 2, empty: 1, 'too-few-matches': 1 };
    expect(tally).toEqual({ pages: 3, bytes: 3 * bytes, reasons });
    expect(tallyPages(groups.flat())).toEqual(tally);
  });
});
