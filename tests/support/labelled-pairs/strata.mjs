// Kinds of pairs that are hard to judge, for draw-pairs.mjs.
import { plain } from './records.mjs';

const both = (test) => (a, b) => test(a) && test(b);
const either = (test) => (a, b) => test(a) || test(b);
const sameStreet = (a, b) => a.plainStreet === b.plainStreet;
const samePhone = (a, b) => a.phone.length === 10 && a.phone === b.phone;
const sameTown = (a, b) => a.town === b.town && a.state === b.state;
const sameNumber = (a, b) => a.number !== '' && a.number === b.number;
const sameBranch = (a, b) => a.branch !== undefined && a.branch === b.branch;
const sameBrand = (a, b) => a.brand !== undefined && a.brand === b.brand;
const sameName = (a, b) => a.plainNames.some((name) => b.plainNames.includes(name));
const register = both((one) => one.file === 'register');
const tight = (one) => one.plainStreet.replace(/ /g, '');
const sorted = (text) => [...text].sort().join('');
const words = (one) =>
  new Set(
    one.plainStreet
      .split(' ')
      .slice(1)
      .filter((word) => word.length > 2),
  );
const sharesWord = (a, b) => [...words(a)].some((word) => words(b).has(word));
const years = (a, b) => Math.abs(Number((a.since ?? '').slice(-4)) - Number((b.since ?? '').slice(-4)));
const HIGHWAY =
  /\b(HWY|HIGHWAY|US|U S|SR|STATE ROAD|STATE ROUTE|ROUTE|RTE|RT|FM|COUNTY ROAD|CR|INTERSTATE|FRONTAGE)\b/;
const HOSPITAL = /HOSPITAL|MEDICAL CENTER|UNIVERSITY|HEALTH SYSTEM|CLINIC|OUTPATIENT|INPATIENT|HEALTH CENTER/;
const named = (word) => (one) => word.test(one.plainNames.join(' '));

// [stratum, most pairs from AL, SC and FL, most pairs from elsewhere, predicate]
export const STRATA = [
  [
    'store-number-elsewhere',
    20,
    40,
    (a, b) => !register(a, b) && sameBrand(a, b) && sameBranch(a, b) && !sameNumber(a, b),
  ],
  [
    'store-number-spelled',
    31,
    60,
    (a, b) => !register(a, b) && sameBrand(a, b) && sameBranch(a, b) && !sameStreet(a, b),
  ],
  ['register-number-spelled', 10, 30, (a, b) => sameBrand(a, b) && sameBranch(a, b) && !sameStreet(a, b)],
  [
    'store-street-equal-no-number',
    8,
    22,
    (a, b) => !register(a, b) && sameBrand(a, b) && sameNumber(a, b) && sameStreet(a, b) && !sameBranch(a, b),
  ],
  [
    'store-street-spelled-no-number',
    45,
    130,
    (a, b) =>
      !register(a, b) &&
      sameBrand(a, b) &&
      sameNumber(a, b) &&
      !sameBranch(a, b) &&
      (samePhone(a, b) || a.zip === b.zip),
  ],
  [
    'chain-one-number-two-streets',
    5,
    25,
    (a, b) => !register(a, b) && sameBrand(a, b) && sameNumber(a, b) && !sameBranch(a, b),
  ],
  [
    'store-phone-other-number',
    25,
    40,
    (a, b) => !register(a, b) && sameBrand(a, b) && samePhone(a, b) && !sameNumber(a, b),
  ],
  ['chain-nearby', 12, 38, (a, b) => !register(a, b) && sameBrand(a, b) && !sameNumber(a, b)],
  [
    'store-other-business',
    12,
    48,
    (a, b) => !register(a, b) && (sameNumber(a, b) || samePhone(a, b)) && (sameTown(a, b) || a.zip === b.zip),
  ],
  ['two-chains-near', 10, 25, (a, b) => !register(a, b) && !sameBrand(a, b)],
  [
    'queens-or-split-number',
    15,
    50,
    (a, b) =>
      (sameName(a, b) || samePhone(a, b)) &&
      sameTown(a, b) &&
      !sameStreet(a, b) &&
      (tight(a) === tight(b) || /^\d+ \d+\b/.test(a.plainStreet) || /^\d+ \d+\b/.test(b.plainStreet)),
  ],
  [
    'digits-changed',
    20,
    40,
    (a, b) =>
      (sameName(a, b) || samePhone(a, b)) &&
      sameTown(a, b) &&
      !sameNumber(a, b) &&
      sharesWord(a, b) &&
      a.number.length > 2 &&
      (sorted(a.number) === sorted(b.number) ||
        (a.number.length === b.number.length &&
          [...a.number].filter((c, i) => c !== b.number[i]).length === 1)),
  ],
  [
    'bracketed-addition',
    10,
    20,
    (a, b) =>
      sameTown(a, b) &&
      (samePhone(a, b) || sameNumber(a, b)) &&
      !sameStreet(a, b) &&
      either((one) => /\(|\//.test(one.street))(a, b),
  ],
  [
    'highway',
    30,
    33,
    (a, b) => sameNumber(a, b) && !sameStreet(a, b) && both((one) => HIGHWAY.test(one.plainStreet))(a, b),
  ],
  [
    'highway-or-street',
    15,
    30,
    (a, b) =>
      sameNumber(a, b) &&
      !sameStreet(a, b) &&
      samePhone(a, b) &&
      either((one) => HIGHWAY.test(one.plainStreet))(a, b),
  ],
  ['hospital', 10, 40, (a, b) => (sameNumber(a, b) || samePhone(a, b)) && either(named(HOSPITAL))(a, b)],
  [
    'chain-phone-other-number',
    15,
    40,
    (a, b) => sameBrand(a, b) && samePhone(a, b) && sameTown(a, b) && !sameNumber(a, b),
  ],
  ['phone-town-other-number', 50, 121, (a, b) => samePhone(a, b) && sameTown(a, b) && !sameNumber(a, b)],
  [
    'phone-name-street-spelled',
    40,
    90,
    (a, b) => samePhone(a, b) && sameName(a, b) && sameNumber(a, b) && !sameStreet(a, b),
  ],
  [
    'phone-equal-all-else-spelled',
    40,
    100,
    (a, b) => samePhone(a, b) && sameNumber(a, b) && !sameStreet(a, b),
  ],
  ['phone-equal-name-differs', 20, 90, (a, b) => samePhone(a, b) && sameStreet(a, b) && !sameName(a, b)],
  ['phone-far-apart', 15, 40, (a, b) => samePhone(a, b) && !sameTown(a, b)],
  [
    'suite-differs',
    15,
    65,
    (a, b) => sameNumber(a, b) && sharesWord(a, b) && plain(a.second) !== plain(b.second) && !samePhone(a, b),
  ],
  [
    'succession-by-years',
    20,
    80,
    (a, b) => sameNumber(a, b) && sameStreet(a, b) && !sameName(a, b) && years(a, b) >= 4,
  ],
  ['one-address-same-years', 15, 65, (a, b) => sameNumber(a, b) && sameStreet(a, b) && !sameName(a, b)],
  [
    'one-address-name-equal',
    15,
    30,
    (a, b) => sameNumber(a, b) && sameStreet(a, b) && sameName(a, b) && !samePhone(a, b),
  ],
  ['one-number-street-spelled', 35, 110, (a, b) => sameNumber(a, b) && sharesWord(a, b)],
  ['one-number-other-street', 15, 30, (a, b) => sameNumber(a, b) && a.zip === b.zip],
  ['name-equal-other-town', 8, 22, (a, b) => sameName(a, b) && !sameTown(a, b)],
  ['name-equal-same-town', 10, 25, (a, b) => sameName(a, b) && !sameNumber(a, b)],
  ['trivially-equal', 10, 20, (a, b) => sameName(a, b) && samePhone(a, b) && sameStreet(a, b)],
];
