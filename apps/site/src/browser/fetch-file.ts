const requested = new Set<string>();

/** Fetches a script of the site once, without running it. */
export function fetchFile(file: string, fetchPriority: 'auto' | 'low' = 'auto'): void {
  if (requested.has(file)) return;
  requested.add(file);
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `/${file}`, fetchPriority }),
  );
}
