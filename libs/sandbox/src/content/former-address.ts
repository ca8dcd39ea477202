interface Listed {
  id?: number;
  permalink: string;
  postDate?: string;
}

const byNumber = /^\/(?:(?:index\.php)?\?(?:p|page_id)=|(?:index\.php\/)?archives\/)(\d{1,15})$/;
const byDate = /^\/(?:index\.php\/)?((?:19|20)\d\d)\/(\d\d)(?:\/(\d\d))?\/([^/]+)$/;

/**
 * Responds to an address of another structure of permalinks as the plug-in for WordPress does: with the path of the published
 * entry that has its number, or its name and date; else undefined.
 *
 * @param entries the list of published entries
 */
export function findRedirect(path: string, entries: readonly unknown[]): { redirect: string } | undefined {
  const entry = findMeant(path, entries as readonly Listed[]);
  return entry && { redirect: entry.permalink };
}

function findMeant(path: string, entries: readonly Listed[]): Listed | undefined {
  const number = byNumber.exec(path)?.[1];
  if (number !== undefined) return entries.find(({ id }) => id === Number(number));
  const [, year, month, day = '', name] = byDate.exec(path) ?? [];
  if (year === undefined || month === undefined) return undefined;
  return entries.find(
    ({ permalink, postDate }) =>
      postDate?.startsWith(year + month + day) && permalink.split('/').findLast(Boolean) === name,
  );
}
