// Draws the candidate pairs of this folder from the files of the data folder:
//   node tests/support/labelled-pairs/draw-pairs.mjs DATA_FOLDER > candidates.tsv
// Anybody with the same files draws the same candidates. A pair falls into the first stratum of STRATA that
// fits it. The predicates only look for pairs that are hard to judge: every pair is labelled by reading it.
import { fileURLToPath } from 'node:url';
import { recordsOf } from './records.mjs';
import { STRATA } from './strata.mjs';

const SEED = 20261122;
const HOME = new Set(['AL', 'SC', 'FL']);

const random = (() => {
  let state = SEED;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
})();

const shuffled = (items) => {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
};

// Records that share a key are candidates.
const meetingKeys = (one) => [
  ...(one.phone.length === 10 ? [`p${one.phone}`] : []),
  ...(one.number === '' ? [] : [`n${one.number} ${one.zip}`, `t${one.number} ${one.town} ${one.state}`]),
  ...one.plainNames
    .map((name) => `a${name} ${one.state}`)
    .filter(() => one.file === 'register' && one.brand === undefined),
  ...(one.brand && one.branch ? [`b${one.brand} ${one.branch}`] : []),
  ...(one.brand ? [`z${one.brand} ${one.zip}`] : []),
  ...(one.at && one.at[0] !== ''
    ? [`g${Math.round(Number(one.at[0]) * 400)} ${Math.round(Number(one.at[1]) * 400)}`]
    : []),
];

const draw = (folder) => {
  const records = recordsOf(folder);
  const blocks = new Map();
  for (const one of records.values())
    for (const key of meetingKeys(one)) blocks.set(key, [...(blocks.get(key) ?? []), one]);
  const pairs = new Map();
  for (const block of blocks.values()) {
    if (block.length > 40) continue;
    for (const [i, a] of block.entries())
      for (const b of block.slice(i + 1)) {
        if (a.key === b.key) continue;
        const [first, second] = a.key < b.key ? [a, b] : [b, a];
        pairs.set(`${first.key} ${second.key}`, [first, second]);
      }
  }
  const strata = new Map(STRATA.map(([name]) => [name, { home: [], away: [] }]));
  for (const key of [...pairs.keys()].sort()) {
    const pair = pairs.get(key);
    const stratum = STRATA.find(([, , , fits]) => fits(...pair))?.[0];
    if (stratum) strata.get(stratum)[pair.every((one) => HOME.has(one.state)) ? 'home' : 'away'].push(pair);
  }
  return STRATA.flatMap(([stratum, home, away]) => {
    const { home: h, away: w } = strata.get(stratum);
    return [...shuffled(w).slice(0, away), ...shuffled(h).slice(0, home)].map(([a, b]) => ({
      stratum,
      a,
      b,
      of: h.length + w.length,
    }));
  });
};

const line = (one) =>
  [
    one.key,
    one.names.filter(Boolean).join(' = '),
    `${one.street}${one.second ? `; ${one.second}` : ''}`,
    `${one.city} ${one.state} ${one.zip}`,
    one.phone,
    [one.since, one.last].filter(Boolean).join('~'),
    (one.codes ?? []).map((code) => code.slice(4, 9)).join(','),
  ].join(' | ');

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [index, { stratum, a, b }] of draw(process.argv[2]).entries())
    console.log(`${index}\t${stratum}\t${line(a)}\t${line(b)}`);
