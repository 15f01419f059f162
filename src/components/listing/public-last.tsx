import type { ReactNode } from 'react';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { servesPublic } from '../../domain/pharmacy/serves-public.ts';
import * as listingMessages from '../../messages/generated/listing.ts';

interface PublicLastProps<Item> {
  readonly items: readonly Item[];
  /** Shows a part of the list, which so many items come before. */
  readonly list: (part: readonly Item[], before: number) => ReactNode;
}

/** Shows a list, at its end under a heading those that may not serve the public. */
export function PublicLast<Item extends { readonly pharmacy: Pharmacy }>({
  items,
  list,
}: PublicLastProps<Item>) {
  const open = items.filter(({ pharmacy }) => servesPublic(pharmacy));
  if (open.length === items.length) return list(items, 0);
  const others = items.filter(({ pharmacy }) => !servesPublic(pharmacy));
  return (
    <>
      {open.length > 0 && list(open, 0)}
      <h3 className="group-line">{listingMessages.mayNotServe}</h3>
      {list(others, open.length)}
    </>
  );
}
