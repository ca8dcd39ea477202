import type { Tree } from '@nx/devkit';

/**
 * Adds a row to the first table below a heading of a Markdown file: after the last row with the same beginning
 * (`[libs/`), else at the end. Without such a table nothing changes.
 */
export function addTableRow(
  tree: Tree,
  file: string,
  { heading, cells, like = '' }: { heading: string; cells: string[]; like?: string },
): void {
  const lines = tree.read(file, 'utf8')?.split('\n') ?? [];
  const from = lines.indexOf(heading);
  const first = from < 0 ? -1 : lines.findIndex((line, index) => index > from && line.startsWith('|'));
  if (first < 0) return;
  const rest = lines.slice(first);
  const end = rest.findIndex((line) => !line.startsWith('|'));
  const rows = end < 0 ? rest : rest.slice(0, end);
  const last = rows.findLastIndex((row) => row.startsWith(`| ${like}`));
  lines.splice(first + (last < 0 ? rows.length : last + 1), 0, `| ${cells.join(' | ')} |`);
  tree.write(file, lines.join('\n'));
}
