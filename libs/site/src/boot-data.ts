/** Reads data that the server put into `<meta name="guildhall:…">`. */
export function readBootData(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="guildhall:${name}"]`)?.content;
}
