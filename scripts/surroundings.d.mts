export declare function ensureHome(env?: Record<string, string | undefined>, home?: () => string): void;
export declare function whyNotHere(folder: string): string | undefined;
export declare function whyNotTestedHere(folder: string): string | undefined;
