import { createQueryClient } from './query-client.ts';

/** The app's query cache. */
export const appQueryClient = createQueryClient();
