import { askableFilters, type FilterId } from '../pharmacy/filters.ts';

/** The address’s parameters for filters: `type` and `service` take one value each, `has` any number. */
export const filterParameters = ['type', 'service', 'has'] as const;
export type FilterParameter = (typeof filterParameters)[number];

/**
 * A filter and the parameter that asks for it. Delivery can be asked for as a type, as a service and besides: it is the
 * same filter, and the form and the address keep to the way it was asked.
 */
export interface ChosenFilter {
  readonly parameter: FilterParameter;
  readonly id: FilterId;
}

const offered = (parameter: FilterParameter): readonly FilterId[] => askableFilters[parameter];

/** The filters named, in the order of the form; what a parameter does not offer is left out. */
export const chosenFilters = (
  named: Readonly<Partial<Record<FilterParameter, readonly string[]>>>,
): readonly ChosenFilter[] =>
  filterParameters.flatMap((parameter) =>
    offered(parameter)
      .filter((id) => named[parameter]?.includes(id))
      .map((id) => ({ parameter, id })),
  );

/** What a parameter asks for among the filters chosen. */
export const idsChosen = (
  filters: readonly ChosenFilter[],
  parameter: FilterParameter,
): readonly FilterId[] => filters.filter((chosen) => chosen.parameter === parameter).map(({ id }) => id);

/**
 * The filters asked for by id alone, each by the first parameter that takes it: of several types or services the first goes by its own
 * parameter, the others beside it.
 */
export function choicesOf(ids: readonly FilterId[]): readonly ChosenFilter[] {
  const named: Record<FilterParameter, FilterId[]> = { type: [], service: [], has: [] };
  for (const id of ids) {
    const parameter = filterParameters.find(
      (each) => offered(each).includes(id) && (each === 'has' || named[each].length === 0),
    );
    if (parameter !== undefined) named[parameter].push(id);
  }
  return chosenFilters(named);
}

/** The filters with those of another choice where they ask nothing by the same parameter. */
export const withDefaults = (
  filters: readonly ChosenFilter[],
  defaults: readonly ChosenFilter[],
): readonly ChosenFilter[] =>
  filterParameters.flatMap((parameter) => {
    const own = filters.filter((chosen) => chosen.parameter === parameter);
    return own.length > 0 ? own : defaults.filter((chosen) => chosen.parameter === parameter);
  });

/** Adds filters, each by its own parameter, or by `has` where that parameter is taken. */
export const withMore = (
  filters: readonly ChosenFilter[],
  more: readonly ChosenFilter[],
): readonly ChosenFilter[] => {
  const named: Record<FilterParameter, FilterId[]> = { type: [], service: [], has: [] };
  for (const { parameter, id } of filters) named[parameter].push(id);
  for (const { parameter, id } of more) {
    if (filters.some((chosen) => chosen.id === id)) continue;
    named[parameter === 'has' || named[parameter].length === 0 ? parameter : 'has'].push(id);
  }
  return chosenFilters(named);
};
