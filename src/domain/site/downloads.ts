/** What a build takes from OpenStreetMap, for download under that project's licence. */
export const openMapDownload = '/downloads/openstreetmap-pharmacies.geojson';
