import { knownDifferences } from './known-differences.ts';

export interface Comparison {
  /** Number of lines in the longer page, one element each. */
  lines: number;
  /** Names of the meant differences that the pages have. */
  known: string[];
  /**
   * Lines of one page alone that no known difference explains: `-` on the sandbox, `+` on WordPress. Or the first
   * line that has moved.
   */
  unexplained: string[];
}

/** Compares the HTML of a page on the sandbox with that on WordPress. */
export function comparePages(sandbox: string, wordPress: string): Comparison {
  const known: string[] = [];
  let pages: readonly [string, string] = [sandbox, wordPress];
  for (const { name, remove } of knownDifferences) {
    const cleaned = [remove(pages[0]), remove(pages[1])] as const;
    // A trait of both pages is no difference.
    if (countOwnLines(pages) !== countOwnLines(cleaned)) known.push(name);
    pages = cleaned;
  }
  const [a, b] = pages.map(toLines) as [string[], string[]];
  const unexplained = [
    ...listOwnLines(a, b).map((line) => `- ${line}`),
    ...listOwnLines(b, a).map((line) => `+ ${line}`),
  ];
  const moved = unexplained.length === 0 ? a.find((line, at) => line !== b[at]) : undefined;
  if (moved !== undefined) unexplained.push(`moved: ${moved}`);
  return { lines: Math.max(a.length, b.length), known, unexplained };
}

function toLines(html: string): string[] {
  return html.replaceAll(/>\s*</g, '>\n<').split('\n');
}

function countOwnLines([a, b]: readonly [string, string]): number {
  const [first, second] = [toLines(a), toLines(b)];
  return listOwnLines(first, second).length + listOwnLines(second, first).length;
}

/** Lists the lines of one page that the other does not have as often. */
function listOwnLines(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}
