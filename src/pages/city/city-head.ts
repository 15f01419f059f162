import { type Knowledge, knowledgeOf } from '../../domain/pharmacy/knowledge.ts';
import { cityLabel } from '../../domain/places/city.ts';
import { usState } from '../../domain/places/us-state.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { listIndexability } from '../../domain/site/indexability.ts';
import type { PageHead } from '../../domain/site/page-head.ts';
import * as cityMessages from '../../messages/generated/city.ts';
import * as cityHeadsMessages from '../../messages/generated/cityHeads.ts';
import { listingHead } from '../shared/listing-head.ts';

export function cityHead({ city, pharmacies }: CityDataset): PageHead {
  const total = pharmacies.length;
  const state = usState(city.state).name;
  return listingHead(
    cityTitle(cityLabel(city), knowledgeOf(pharmacies)),
    [
      total === 0
        ? cityMessages.summary({ pharmacies: total, city: city.name, state })
        : cityHeadsMessages.description({ pharmacies: total, city: city.name, state }),
    ],
    pharmacies,
    listIndexability(total),
  );
}

/** How many there are, and as much of what is known as holds for the whole list. */
function cityTitle(city: string, { total, hours }: Knowledge): string {
  if (total === 0) return cityHeadsMessages.title({ city });
  if (hours === 0) return cityHeadsMessages.count({ city, total });
  return hours === total
    ? cityHeadsMessages.allHours({ city, total })
    : cityHeadsMessages.hours({ city, total, known: hours });
}
