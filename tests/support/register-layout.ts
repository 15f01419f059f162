import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

// From the project's folder, in which commands run; the compiled build lies elsewhere.
const headerFile = join('tests', 'support', 'register-header.csv');

/** The US register's columns, layout V.2 (https://download.cms.gov/nppes/NPI_Files.html): 330 columns. */
export const registerHeader: readonly string[] = parse(readFileSync(headerFile))[0] ?? [];
