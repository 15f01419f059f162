import { describe, expect, it } from 'vitest';
import { editRows } from './edit-rows.ts';
import { listShapes } from './list-rows.ts';

const edited = (text: string): string => {
  const result = editRows('places.csv', Buffer.from(text), listShapes.places, ({ city }) =>
    city === 'old-al' ? { city: 'new, al' } : city === 'gone-al' ? 'remove' : 'keep',
  );
  return result.ok ? result.value : `refused: ${result.problems[0]?.remedy}`;
};

describe('editing rows', () => {
  it('writes the cells that change and leaves every other byte', () => {
    expect(
      edited(
        'city,kind,name,lat,lng,radius_miles\nold-al,park,"Oak, Park",1, 2,\nx-al,"park",A,1,2,\ngone-al,park,B,1,2,\n',
      ),
    ).toBe('city,kind,name,lat,lng,radius_miles\n"new, al",park,"Oak, Park",1, 2,\nx-al,"park",A,1,2,\n');
  });

  it('keeps a spreadsheet’s mark, delimiters, line ends and empty lines', () => {
    expect(
      edited('\u{feff}city;kind;name\r\n\r\nold-al;park;"a ""b"""\r\ngone-al;park;c\r\nx-al;park;d'),
    ).toBe('\u{feff}city;kind;name\r\n\r\nnew, al;park;"a ""b"""\r\nx-al;park;d');
  });

  it('leaves a line that is no row', () => {
    expect(edited('city,kind\nold-al,"park\n')).toBe('city,kind\nold-al,"park\n');
  });

  it('refuses text of unknown encoding by line and value, with a remedy that works', () => {
    const windows = Buffer.from('city,kind\nx-al,park\nnew-al,Peña\n', 'latin1');
    const result = editRows('places.csv', windows, listShapes.places, () => 'keep');
    expect(result.ok ? [] : result.problems).toEqual([
      {
        file: 'places.csv',
        line: 3,
        value: 'new-al,Peña',
        rule: 'the file must be UTF-8 text',
        remedy: expect.stringMatching(/^Save it as "CSV UTF-8"/),
      },
    ]);
  });

  it('refuses UTF-16, and says what to do first', () => {
    const utf16 = Buffer.from('\u{feff}city,kind\nold-al,park\n', 'utf16le');
    const result = editRows('places.csv', utf16, listShapes.places, () => 'keep');
    expect(result.ok ? '' : result.problems[0]?.remedy).toContain('--fix');
  });
});
