import { createQueryClient } from './query-client.ts';

/** The query cache of this app: one a browser tab, one a pre-rendering thread. */
export const appQueryClient = createQueryClient();
