import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { gazetteerDataset } from '../../scripts/plan/datasets/gazetteer-dataset.ts';
import { loadPlan } from '../../scripts/plan/load-plan.ts';
import { filters } from '../../src/domain/pharmacy/filters.ts';
import { namedWords } from '../../src/domain/search/name-index.ts';
import { areaLabel } from '../../src/domain/search/phrase/area.ts';
import { unlistedLabel } from '../../src/domain/search/phrase/known-places.ts';
import { type PhraseReader, phraseReader, type SearchPhrase } from '../../src/domain/search/search-phrase.ts';
import { type GazetteerCity, widerGazetteer } from '../../src/domain/site/datasets-on-demand.ts';
import { spaced } from '../../src/domain/text/spaced.ts';
import { searchWords } from '../../src/vocabulary/search-lexicon.ts';

const row = z.object({
  phrase: z.string(),
  place: z.string(),
  filters: z.string(),
  open: z.string(),
  near: z.string(),
  name: z.string(),
  unlisted: z.string(),
  unused: z.string(),
});
type Row = z.infer<typeof row>;

const folder = new URL('../phrases/', import.meta.url);
const rowsOf = (file: string): readonly Row[] =>
  z.array(row).parse(parse(readFileSync(new URL(file, folder), 'utf8'), { columns: true }));

/** Makes the phrase reader of the sample site. Throws if its lists have problems. */
export async function siteReader(): Promise<PhraseReader<GazetteerCity>> {
  const plan = await loadPlan();
  if (!plan.ok) throw new Error('The lists have problems: npm run check tells them');
  const { brands, named, country, cities } = gazetteerDataset(plan.value.input.cities, true);
  const wider = widerGazetteer(country);
  return phraseReader({ cities, brands, wider, nameWords: namedWords(named) }, searchWords);
}

const order: readonly string[] = filters.map(({ id }) => id);

function answerRow(phrase: string, answer: SearchPhrase<GazetteerCity>): Row {
  const { place } = answer;
  return {
    phrase,
    place: placeText(place),
    filters: answer.filters.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)).join('+'),
    open: answer.open ? '1' : '',
    near: answer.near ? '1' : '',
    name: spaced(answer.name),
    unlisted: place?.kind === 'unlisted' ? unlistedLabel(place.unlisted) : '',
    unused: answer.unused.join('+'),
  };
}

function placeText(place: SearchPhrase<GazetteerCity>['place']): string {
  if (place === undefined || place.kind === 'unlisted') return '';
  if (place.kind === 'state') return `state:${place.state}`;
  if (place.kind === 'area') return `area:${areaLabel(place.area)}`;
  if (place.spot !== undefined) return `spot:${place.city.slug}/${place.spot.name}`;
  return place.zip === undefined ? `city:${place.city.slug}` : `zip:${place.zip}`;
}

/** How the phrases of a file are read. */
export interface PhraseScore {
  readonly rows: number;
  readonly right: number;
  /** Number of phrases that are read wrongly without telling the visitor. */
  readonly silent: number;
  /** A line for each phrase that is not read as expected. */
  readonly wrong: readonly string[];
}

/** Reads the phrases of a file of `tests/phrases`, and compares the answers with the right ones. */
export function scoreOf(read: PhraseReader<GazetteerCity>, file: string): PhraseScore {
  const rows = rowsOf(file);
  const wrong = rows.flatMap((expected) => {
    const answer = read(expected.phrase);
    const text = answerRow(expected.phrase, answer);
    const differences = row
      .keyof()
      .options.filter((column) =>
        column === 'name' ? spaced(expected.name) !== text.name : expected[column] !== text[column],
      );
    if (differences.length === 0) return [];
    const parts = differences.map((column) => `${column} “${text[column]}”, not “${expected[column]}”`);
    const isSilent = text.unused === '' && text.name === '' && answer.readAs === undefined;
    return [{ isSilent, line: `${isSilent ? 'silently ' : ''}“${expected.phrase}”: ${parts.join('; ')}` }];
  });
  return {
    rows: rows.length,
    right: rows.length - wrong.length,
    silent: wrong.filter(({ isSilent }) => isSilent).length,
    wrong: wrong.map(({ line }) => line),
  };
}

/** Formats a score in words, with what is read otherwise. */
export const scoreText = ({ rows, right, silent, wrong }: PhraseScore, kind: string): string =>
  [
    `${kind}: ${right} of ${rows} right, ${rows - right - silent} told, ${silent} silently wrong`,
    ...wrong,
    '',
  ].join('\n');
