export function ensureHome(env?: Record<string, string | undefined>, home?: () => string): void;
