/** True for the name of a query parameter that chooses a list's category or page: `cat`, `cat-2`, `page`, `page-2`. */
export function isListParameter(name: string): boolean {
  return /^(?:cat|page)(-\d{1,3})?$/.test(name);
}
