export declare function whyNotHere(folder: string): string | undefined;
