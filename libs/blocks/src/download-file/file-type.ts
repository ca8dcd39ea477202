/** What people know by these letters. Anything else at the end of an address says nothing about a file. */
const knownTypes = new Set([
  ...['pdf', 'epub', 'mobi', 'txt', 'rtf', 'doc', 'docx', 'odt', 'xls', 'xlsx', 'ods', 'csv', 'json', 'xml'],
  ...[
    'ppt',
    'pptx',
    'odp',
    'key',
    'zip',
    'ics',
    'mp3',
    'm4a',
    'wav',
    'mp4',
    'jpg',
    'jpeg',
    'png',
    'webp',
    'gif',
  ],
]);

/** The kind of file that an address ends in, as `PDF`; `undefined` where the address does not show it. */
export function getFileType(address: string): string | undefined {
  const [, path = ''] = /^(?:https?:\/\/[^/?#]+)?(\/[^?#]*)/.exec(address) ?? [];
  const [, ending] = /[^/]\.([a-z0-9]{2,5})$/i.exec(path) ?? [];
  return ending && knownTypes.has(ending.toLowerCase()) ? ending.toUpperCase() : undefined;
}
