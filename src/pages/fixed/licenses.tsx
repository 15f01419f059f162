import { linkedMessage, taggedMessage } from '../../components/ui/tagged-message.tsx';
import { site } from '../../config/site.ts';
import { openMapDownload } from '../../domain/site/outside-links.ts';
import { usePageData } from '../../features/data-access/page-data.ts';
import { overviewQuery } from '../../features/data-access/queries.ts';
import * as licensesMessages from '../../messages/generated/licenses.ts';
import * as sourceCreditsMessages from '../../messages/generated/sourceCredits.ts';
import { formatDate } from '../../messages/time-text.ts';
import { sourceTerms } from '../../vocabulary/source-links.ts';
import { TextPage, Topic } from '../shared/screen.tsx';

const credits: Readonly<Record<string, string | undefined>> = sourceCreditsMessages.credit;
const creditOf = (id: string): string => credits[id] ?? sourceCreditsMessages.other({ id });
const mapSource = 'osm';

/** Shows `/licenses`: the sources of the data, with their licenses and dates. */
export function Component() {
  const { sample, credits: sources } = usePageData(overviewQuery());
  return (
    <TextPage page="licenses" title={licensesMessages.title}>
      <p>{licensesMessages.intro({ site: site.name })}</p>
      <h2>{licensesMessages.listings}</h2>
      {sample && <p>{licensesMessages.sample}</p>}
      {sources.length > 0 && (
        <ul>
          {sources.map(({ id, listings, license, date, taken }) => (
            <li key={id}>
              {creditOf(id)} <LicenseLine id={id} given={license} />{' '}
              {licensesMessages.counted({ count: listings })}
              {date !== undefined && <> {licensesMessages.newest({ date: formatDate(date) })}</>}
              {taken !== undefined && <> {licensesMessages.taken({ date: formatDate(taken) })}</>}
            </li>
          ))}
        </ul>
      )}
      {sources.some(({ id, taken }) => id === mapSource && taken !== undefined) && (
        <p>
          {taggedMessage(licensesMessages.download, {
            file: (text) => (
              <a href={openMapDownload} download>
                {text}
              </a>
            ),
          })}
        </p>
      )}
      <Topic title={licensesMessages.places}>
        {licensesMessages.placesText} <LicenseLine id="geonames" />
      </Topic>
    </TextPage>
  );
}

function LicenseLine({ id, given }: { readonly id: string; readonly given?: string | undefined }) {
  const terms = sourceTerms[id];
  const name =
    terms === undefined ? (given ?? licensesMessages.name.notStated) : licensesMessages.name[terms.license];
  const url = terms?.url;
  return url === undefined
    ? licensesMessages.plainLicense({ name })
    : linkedMessage(licensesMessages.license({ name }), { terms: url });
}
