import { pagePath } from '../../domain/site/paths.ts';
import { useDeviceLists } from '../../features/favourites/use-device-lists.ts';
import * as homeMessages from '../../messages/generated/home.ts';
import { KeptPharmacies } from '../shared/kept-pharmacies.tsx';

/** How many are shown; the page of saved pharmacies has all. */
const most = 3;

/** The pharmacies that this device remembers: those saved, else those opened last. Loaded where it remembers any. */
export function YourPharmacies() {
  const { saved, recent } = useDeviceLists();
  const shown = saved.length > 0 ? saved : recent;
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="yours-title">
      <h2 id="yours-title">{saved.length > 0 ? homeMessages.yours : homeMessages.yoursRecent}</h2>
      <KeptPharmacies kept={shown.slice(0, most)} />
      <p className="near-more">
        <a href={pagePath('saved')}>{homeMessages.allYours}</a>
      </p>
    </section>
  );
}
