import type { readyMadeData } from '../ready-made-data.ts';

type Page = ReturnType<typeof readyMadeData>['pages'][number];

export declare const render: (given: { readonly page: Page }) => string;
