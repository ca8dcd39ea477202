/** Well-known file extensions; other URL endings are not shown. */
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

/** Returns the file type of a URL, such as `PDF`; `undefined` if the URL does not show it. */
export function getFileType(url: string): string | undefined {
  const [, path = ''] = /^(?:https?:\/\/[^/?#]+)?(\/[^?#]*)/.exec(url) ?? [];
  const [, extension] = /[^/]\.([a-z0-9]{2,5})$/i.exec(path) ?? [];
  return extension && knownTypes.has(extension.toLowerCase()) ? extension.toUpperCase() : undefined;
}
