import type { Lexicon } from '../domain/search/phrase/lexicon.ts';

/** Regions that visitors name, with their state and its counties as the lists name those. */
export const regions: Lexicon['regions'] = [
  {
    name: 'Tampa Bay',
    also: ['tampa bay area'],
    state: 'FL',
    counties: ['Hillsborough', 'Pinellas', 'Pasco'],
  },
  { name: 'South Florida', also: ['sofla'], state: 'FL', counties: ['Miami-Dade', 'Broward', 'Palm Beach'] },
  {
    name: 'Central Florida',
    state: 'FL',
    counties: ['Orange', 'Osceola', 'Seminole', 'Lake', 'Polk', 'Volusia', 'Brevard'],
  },
  {
    name: 'Southwest Florida',
    also: ['swfl'],
    state: 'FL',
    counties: ['Lee', 'Collier', 'Charlotte', 'Sarasota'],
  },
  {
    name: 'Florida Panhandle',
    also: ['panhandle', 'the panhandle', 'emerald coast'],
    state: 'FL',
    counties: [
      'Escambia',
      'Santa Rosa',
      'Okaloosa',
      'Walton',
      'Bay',
      'Gulf',
      'Jackson',
      'Washington',
      'Leon',
    ],
  },
  {
    name: 'North Florida',
    also: ['northeast florida'],
    state: 'FL',
    counties: ['Duval', 'Clay', 'Nassau', 'Saint Johns', 'Baker', 'Alachua', 'Columbia', 'Suwannee', 'Leon'],
  },
  { name: 'Space Coast', state: 'FL', counties: ['Brevard'] },
  { name: 'Treasure Coast', state: 'FL', counties: ['Martin', 'St. Lucie', 'Indian River'] },
  { name: 'Florida Keys', also: ['the keys', 'fl keys'], state: 'FL', counties: ['Monroe'] },
  { name: 'Long Island', state: 'NY', counties: ['Nassau', 'Suffolk'] },
  {
    name: 'Upstate New York',
    also: ['upstate ny'],
    state: 'NY',
    counties: ['Erie', 'Monroe', 'Niagara', 'Onondaga', 'Albany', 'Oneida', 'Broome', 'Tompkins', 'Saratoga'],
  },
  {
    name: 'Hudson Valley',
    state: 'NY',
    counties: ['Westchester', 'Rockland', 'Orange', 'Putnam', 'Dutchess', 'Ulster', 'Columbia', 'Greene'],
  },
  {
    name: 'Bay Area',
    also: ['sf bay area', 'san francisco bay area'],
    state: 'CA',
    counties: [
      'San Francisco',
      'Alameda',
      'Contra Costa',
      'Marin',
      'Napa',
      'San Mateo',
      'Santa Clara',
      'Solano',
      'Sonoma',
    ],
  },
  {
    name: 'Southern California',
    also: ['socal', 'so cal'],
    state: 'CA',
    counties: [
      'Los Angeles',
      'Orange',
      'San Diego',
      'Riverside',
      'San Bernardino',
      'Ventura',
      'Imperial',
      'Santa Barbara',
      'San Luis Obispo',
    ],
  },
  { name: 'Silicon Valley', state: 'CA', counties: ['Santa Clara', 'San Mateo'] },
  { name: 'Inland Empire', state: 'CA', counties: ['Riverside', 'San Bernardino'] },
  {
    name: 'Lowcountry',
    also: ['low country'],
    state: 'SC',
    counties: ['Charleston', 'Berkeley', 'Dorchester', 'Beaufort', 'Colleton', 'Hampton', 'Jasper'],
  },
  {
    name: 'North Alabama',
    state: 'AL',
    counties: ['Madison', 'Limestone', 'Morgan', 'Lauderdale', 'Colbert', 'Marshall', 'Jackson', 'DeKalb'],
  },
  { name: 'Grand Strand', state: 'SC', counties: ['Horry', 'Georgetown'] },
  {
    name: 'Upstate South Carolina',
    also: ['upstate sc', 'sc upstate'],
    state: 'SC',
    counties: ['Greenville', 'Spartanburg', 'Anderson', 'Pickens', 'Oconee', 'Cherokee', 'Laurens'],
  },
  {
    name: 'Research Triangle',
    also: ['the triangle', 'raleigh durham'],
    state: 'NC',
    counties: ['Wake', 'Durham', 'Orange'],
  },
  { name: 'Chicagoland', state: 'IL', counties: ['Cook', 'DuPage', 'Kane', 'Lake', 'McHenry', 'Will'] },
];

/** Other names of counties, with the whole one. */
export const countyNames: Lexicon['countyNames'] = [
  ['dade', 'miami dade county fl'],
  ['dade county', 'miami dade county fl'],
  ['broward', 'broward county fl'],
  ['pinellas', 'pinellas county fl'],
  ['hillsborough', 'hillsborough county fl'],
  ['osceola', 'osceola county fl'],
];
