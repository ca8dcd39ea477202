interface Listed {
  id?: number;
  permalink: string;
  postDate?: string;
}

const byNumber = /^\/(?:(?:index\.php)?\?(?:p|page_id)=|(?:index\.php\/)?archives\/)(\d{1,15})$/;
const byDate = /^\/(?:index\.php\/)?((?:19|20)\d\d)\/(\d\d)(?:\/(\d\d))?\/([^/]+)$/;

/**
 * Finds the published entry that an address of another structure of permalinks means, as the plug-in for WordPress does: by
 * its number, or by its name and date.
 */
export function findFormerEntry<Entry extends Listed>(
  path: string,
  entries: readonly Entry[],
): Entry | undefined {
  const number = byNumber.exec(path)?.[1];
  if (number !== undefined) return entries.find(({ id }) => id === Number(number));
  const [, year, month, day = '', name] = byDate.exec(path) ?? [];
  if (year === undefined || month === undefined) return undefined;
  return entries.find(
    ({ permalink, postDate }) =>
      postDate?.startsWith(year + month + day) && permalink.split('/').findLast(Boolean) === name,
  );
}
