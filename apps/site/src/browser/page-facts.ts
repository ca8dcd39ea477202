/** What the server tells the page's script, in `<meta name="guildhall:…">`. */
export function fact(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="guildhall:${name}"]`)?.content;
}
