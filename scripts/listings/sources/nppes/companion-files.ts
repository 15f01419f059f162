/**
 * What a file of the register's archive holds that is not imported, by its header (https://download.cms.gov/nppes/NPI_Files.html):
 * `pl_pfile` and `endpoint_pfile`. Undefined for any other file.
 */
export function companionOf(header: readonly string[]): string | undefined {
  if (header[0] !== 'NPI') return undefined;
  if (header.some((name) => name.startsWith('Provider Secondary Practice Location Address')))
    return 'further addresses of the register, which are not used';
  return header.includes('Endpoint Type')
    ? 'electronic addresses of the register, which are not used'
    : undefined;
}
