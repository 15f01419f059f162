export declare function supportsNode(version: string): boolean;
export declare function whyInstall(folder: string): string | undefined;
