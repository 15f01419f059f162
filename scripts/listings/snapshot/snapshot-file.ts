import { join } from 'node:path';
import { listDirectory } from '../../lists/list-directory.ts';

/** Path of the committed extract of the NPI register: pharmacies in and around the listed cities. */
export const snapshotFile = join(listDirectory, 'register.csv');
