const requested = new Set<string>();

export function fetchFile(file: string, fetchPriority: 'auto' | 'low' = 'auto'): void {
  if (requested.has(file)) return;
  requested.add(file);
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `/${file}`, fetchPriority }),
  );
}
