/** How many pages are left to render: few, as in an edit; many; or none that is worth it. */
export type OptimizingStage = 'few' | 'many' | 'none';
export function optimizingFlags(version: string, stage: OptimizingStage): readonly string[];
export function setOptimizing(stage: OptimizingStage): void;
export function v8Flags(version: string): readonly string[];
export function setV8Flags(): void;
