import * as listingMessages from '../../messages/generated/listing.ts';

/** Stands beside the name of every listing that is fictional. */
export const SampleTag = () => <b className="sample-tag">{listingMessages.sample}</b>;
