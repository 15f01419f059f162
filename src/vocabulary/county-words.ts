import type { Lexicon } from '../domain/search/phrase/lexicon.ts';

/** Other names of counties, with the whole one. */
export const countyNames: Lexicon['countyNames'] = [
  ['la county', 'los angeles county ca'],
  ['l a county', 'los angeles county ca'],
  ['oc california', 'orange county ca'],
  ['dade', 'miami dade county fl'],
  ['dade county', 'miami dade county fl'],
  ['broward', 'broward county fl'],
  ['volusia', 'volusia county fl'],
  ['brevard', 'brevard county fl'],
  ['pasco', 'pasco county fl'],
  ['manatee', 'manatee county fl'],
  ['collier', 'collier county fl'],
  ['okaloosa', 'okaloosa county fl'],
  ['escambia', 'escambia county fl'],
  ['horry', 'horry county sc'],
  ['mecklenburg', 'mecklenburg county nc'],
  ['westchester', 'westchester county ny'],
  ['pinellas', 'pinellas county fl'],
  ['hillsborough', 'hillsborough county fl'],
  ['osceola', 'osceola county fl'],
];
