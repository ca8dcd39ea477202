/** What the server hands to the page's script, in `<meta name="guildhall:…">`. */
export function readBootData(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="guildhall:${name}"]`)?.content;
}
