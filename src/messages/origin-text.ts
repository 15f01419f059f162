import type { NamedOrigin } from '../domain/places/place.ts';
import * as originsMessages from './generated/origins.ts';

/** Names the point that distances are measured from: `the center of Mobile`. */
export function originText({ kind, name }: NamedOrigin): string {
  switch (kind) {
    case 'center':
      return originsMessages.center({ city: name });
    case 'zip':
      return originsMessages.zip({ zip: name });
    case 'point':
      return originsMessages.point;
    default:
      return name;
  }
}
