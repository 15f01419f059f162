export function v8Flags(version: string): readonly string[];
export function flagsForMany(version: string): readonly string[];
export function setV8Flags(): void;
export function setFlagsForMany(): void;
