export declare function nodeFault(version: string): string | undefined;
export declare function whyInstall(folder?: string): string | undefined;
