/** True for the name of a query parameter that chooses a list's category, as `FilteredList.parameter` is: `cat`, `cat-2`. */
export function isListParameter(name: string): boolean {
  return /^cat(-\d{1,3})?$/.test(name);
}
