import type { ComparedCount } from '@guildhall/server-kit/storage-copies';
import type { ManifestFile } from './manifest.ts';

/** Shows the rows of each table, and the files without tables. */
export function formatCounts(files: readonly ManifestFile[]): string {
  return files
    .flatMap(({ name, tables }) =>
      tables
        ? Object.entries(tables).map(
            ([table, count]) => `${name.padEnd(24)}${table.padEnd(20)}${format(count)}`,
          )
        : [name],
    )
    .join('\n');
}

/** Shows the rows of each table on both sides of a copy. */
export function formatComparison(counts: readonly ComparedCount[]): string {
  const lines = counts.map(({ file, table, count, copied }) => {
    const difference = count === copied ? '' : '   differs';
    return `${file.padEnd(24)}${table.padEnd(20)}${format(count)}${format(copied)}${difference}`;
  });
  return [
    `${'file'.padEnd(24)}${'table'.padEnd(20)}${'rows'.padStart(10)}${'copied'.padStart(10)}`,
    ...lines,
  ].join('\n');
}

const format = (count: number): string => String(count).padStart(10);
