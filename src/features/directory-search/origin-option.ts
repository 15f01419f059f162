import type { NamedOrigin } from '../../domain/places/named-origin.ts';
import * as originOptionsMessages from '../../messages/generated/originOptions.ts';
import { nameOrigin } from '../../messages/origin-text.ts';

/** The name of a point that distances are measured from where it stands by itself, as a choice. */
export const originOption = (origin: NamedOrigin): string => nameOrigin(origin, originOptionsMessages);
