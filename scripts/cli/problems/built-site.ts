import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './refusal.ts';

/** Throws a Refusal if `folder` holds no built site (no `index.html`). */
export function requireBuiltSite(folder: string): void {
  if (existsSync(join(folder, 'index.html'))) return;
  throw new Refusal(`${folder}: there is no built site here — Run "npm run build", or name its folder.`);
}
