import { searchTable } from './bench/search-speed.ts';

/** `npm run bench:search`: how long a keystroke in the search box takes. */
console.log(searchTable().join('\n'));
