import { terms } from './terms.ts';

/** National chains: each name, then its other spellings. */
export const chains = `
  walgreens|wags|walgreen drug|wallgreens|walgreen drugstore; cvs|csv|c v s; 
  rite aid|right aide|right aid|rite aide; walmart|wal mart|wallmart; sams club|sam club|sams; 
  costco|cosco; publix|publics; winn-dixie|winn dixie|win dixie; kroger; target|tgt; safeway; albertsons; 
  meijer; h-e-b|heb; hy-vee|hyvee; giant eagle; harris teeter; food lion; ingles; bi-lo|bilo; 
  piggly wiggly; stop and shop|stop n shop; shoprite|shop rite; wegmans; duane reade; 
  jewel-osco|jewel osco|jewel|osco; ralphs; vons; health mart; good neighbor pharmacy|good neighbor; 
  medicine shoppe|the medicine shoppe|medicine shop; navarro|navarro discount pharmacy; fred meyer; freds; 
  bartell drugs|bartell; kinney drugs|kinney; king soopers; minuteclinic|minute clinic; 
  sav-on|sav on|sav on drug; bjs|bjs wholesale; sedanos; kmart|k mart; price chopper; medicap; 
  genoa healthcare|genoa; fruth; marcs; frys; cost plus drugs|costplus; discount drug mart; 
  longs drugs; omnicare; accredo; brookshires; neighborhood market|walmart neighborhood market
`
  .split(';')
  .map(terms);
