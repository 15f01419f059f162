import { createQueryClient } from './query-client.ts';

export const appQueryClient = createQueryClient();
