import { join } from 'node:path';
import { listDirectory } from '../../lists/list-directory.ts';

/** The register's pharmacies of the listed cities and their surroundings, which the repository holds. */
export const snapshotFile = join(listDirectory, 'register.csv');
