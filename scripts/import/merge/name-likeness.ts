import { withoutLegalForm } from '../names/legal-form.ts';

/** Words that many pharmacies' names share, so they tell no two apart. */
const common = new Set(
  'pharmacy pharmacies pharmacia pharm phamacy drug drugs drugstore drugstores store stores rx discount the and of at inc llc corp co company services service medical center centers group healthcare health care supply equipment pharmaceuticals pharmaceutical apothecary'.split(
    ' ',
  ),
);

const wordsOf = (name: string): readonly string[] =>
  withoutLegalForm(name)
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/\bl l c\b/g, ' ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/**
 * Whether two names can be one business's: the words that tell names apart are the same, or one name's are all in the
 * other's and make up half of it. Symmetric. Names of common words alone must be the same words.
 */
export function alikeNames(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const [ownA, ownB] = [a, b].map((words) => new Set(words.filter((word) => !common.has(word))));
  if (ownA === undefined || ownB === undefined) return false;
  if (ownA.size === 0 || ownB.size === 0) return a.join(' ') === b.join(' ') && a.length > 0;
  const shared = [...ownA].filter((word) => ownB.has(word)).length;
  return (
    shared > 0 && shared === Math.min(ownA.size, ownB.size) && shared * 2 >= Math.max(ownA.size, ownB.size)
  );
}
