export declare function whyNotHere(folder: string): string | undefined;
export declare function whyNotTestedHere(folder: string): string | undefined;
