import type { NamedOrigin } from '../../domain/places/place.ts';
import * as originOptionsMessages from '../../messages/generated/originOptions.ts';

/** The name of a point that distances are measured from where it stands by itself, as a choice. */
export function originOption({ kind, name }: NamedOrigin): string {
  switch (kind) {
    case 'center':
      return originOptionsMessages.center({ city: name });
    case 'zip':
      return originOptionsMessages.zip({ zip: name });
    case 'zip-listings':
      return originOptionsMessages.zipListings({ zip: name });
    default:
      return name;
  }
}
