import { createQueryClient } from './query-client.ts';

/** The app's query cache, one for each browser tab or pre-rendering thread. */
export const appQueryClient = createQueryClient();
