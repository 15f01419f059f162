import type { StateCode } from '../domain/places/us-state.ts';
import type { Lexicon } from '../domain/search/phrase/lexicon.ts';
import { terms } from './terms.ts';

// `ft=fort; mt|mtn=mount` → `[['ft', 'fort'], ['mt', 'mount'], ['mtn', 'mount']]`.
const pairsOf = (lines: string): readonly (readonly [word: string, name: string])[] =>
  lines.split(';').flatMap((line) => {
    const [words = '', name = ''] = line.split('=');
    return terms(words).map((word) => [word, name.trim()] as const);
  });

/** Pairs of a place's nickname or abbreviation and its name: `nyc`, `new york ny`. */
export const placeNames = pairsOf(`
  nyc|ny city|new york city|nueva york=new york ny; l a|la=los angeles ca; s c=south carolina; 
  n c=north carolina; n y=new york; sf|san fran|frisco=san francisco ca; bham=birmingham al; 
  hsv=huntsville al; st pete|st petes=st petersburg fl; jax=jacksonville fl; tally=tallahassee fl; 
  lauderdale|ft laud=fort lauderdale fl; psl=port st lucie fl; boca=boca raton fl; 
  west palm|wpb=west palm beach fl; pompano=pompano beach fl; delray=delray beach fl; 
  boynton=boynton beach fl; daytona=daytona beach fl; lehigh=lehigh acres fl; 
  south beach|sobe=miami beach fl; gvl=greenville sc; chs=charleston sc; myrtle=myrtle beach sc; 
  hilton head|hhi=hilton head island sc; vestavia=vestavia hills al; atl=atlanta ga; chitown=chicago il; 
  clt=charlotte nc; uab|uab medical center=uab hospital; musc=musc health university medical center; 
  fsu=florida state university; ucf=university of central florida; uf=university of florida; 
  usc=university of south carolina; uah=university of alabama in huntsville; 
  jackson memorial=jackson memorial hospital; shands=uf health shands hospital; 
  grady=grady memorial hospital; ohare|ohare airport=ohare international airport; 
  lax=los angeles international airport; philly=philadelphia pa; vegas=las vegas nv; dc|d c=washington dc; 
  nola=new orleans la; okc=oklahoma city ok; slc=salt lake city ut; kc=kansas city mo; stl=st louis mo; 
  indy=indianapolis in; cincy=cincinnati oh; dade county=miami dade county; broward=broward county; 
  la county=los angeles county; fla=florida; ala=alabama; calif|cali=california; tenn=tennessee; 
  tex=texas; penn=pennsylvania; mass=massachusetts; mich=michigan
`);

/** Pairs of a part of New York and the city's name: `queens`, `new york ny`. */
export const cityParts = pairsOf('manhattan|brooklyn|queens|bronx|the bronx|staten island=new york ny');

const regionRows: readonly (readonly [name: string, state: StateCode, counties: string])[] = [
  ['Tampa Bay', 'FL', 'Hillsborough|Pinellas|Pasco'],
  ['South Florida', 'FL', 'Miami-Dade|Broward|Palm Beach'],
  ['Central Florida', 'FL', 'Orange|Osceola|Seminole|Lake|Polk|Volusia|Brevard'],
  ['Southwest Florida', 'FL', 'Lee|Collier|Charlotte|Sarasota'],
  ['Florida Keys', 'FL', 'Monroe'],
  ['Gulf Coast', 'AL', 'Mobile|Baldwin'],
  ['Gulf Coast', 'FL', 'Pinellas|Hillsborough|Manatee|Sarasota|Lee|Collier|Bay|Okaloosa|Escambia|Santa Rosa'],
  ['North Alabama', 'AL', 'Madison|Limestone|Morgan|Lauderdale|Colbert|Marshall|Jackson|DeKalb'],
  ['South Alabama', 'AL', 'Mobile|Baldwin|Escambia|Covington|Houston|Dale|Coffee|Geneva'],
  ['Lowcountry', 'SC', 'Charleston|Berkeley|Dorchester|Beaufort|Colleton|Hampton|Jasper'],
  ['Grand Strand', 'SC', 'Horry|Georgetown'],
  ['Long Island', 'NY', 'Nassau|Suffolk'],
  ['Bay Area', 'CA', 'San Francisco|Alameda|Contra Costa|Marin|San Mateo|Santa Clara|Solano|Sonoma'],
  ['Southern California', 'CA', 'Los Angeles|Orange|San Diego|Riverside|San Bernardino|Ventura'],
];

export const regions: Lexicon['regions'] = regionRows.map(([name, state, counties]) => ({
  name,
  state,
  counties: terms(counties),
}));

/** Pairs of a word's short or other form and its full form: `ft`, `fort`. */
export const shortForms = pairsOf(`
  ft=fort; st=saint; mt|mtn|mountain=mount; n=north; s=south; e=east; w=west; pt=port; bch=beach; 
  spgs=spring; hts=height; ctr=center; isl=island; lk=lake; gdns=garden; hosp=hospital; univ=university; 
  ave=avenue; rd=road; thru=through; nite=night; hr|hrs=hour
`);
