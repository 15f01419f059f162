import type { computedData } from '../computed-data.ts';

type Page = ReturnType<typeof computedData>['pages'][number];

export declare const render: (given: { readonly page: Page }) => string;
