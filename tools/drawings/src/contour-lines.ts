import type { Point } from './shapes.ts';

/** Heights on a grid of `columns` × `rows` points, `step` units apart, the first at `origin`. */
export interface Terrain {
  columns: number;
  rows: number;
  step: number;
  origin: Point;
  heights: Float32Array;
}

/** Samples `height` on a grid that covers the sheet; its rim is lowered, so that every contour closes. */
export function createTerrain(
  width: number,
  height: number,
  step: number,
  heightAt: (x: number, y: number) => number,
): Terrain {
  const columns = Math.ceil(width / step) + 5;
  const rows = Math.ceil(height / step) + 5;
  const heights = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const rim = row === 0 || column === 0 || row === rows - 1 || column === columns - 1;
      heights[row * columns + column] = rim ? -1e6 : heightAt((column - 2) * step, (row - 2) * step);
    }
  }
  return { columns, rows, step, origin: [-2 * step, -2 * step], heights };
}

/** The closed lines at which the terrain is `level` high (marching squares). */
export function contourLines(terrain: Terrain, level: number): Point[][] {
  const { columns, rows, heights } = terrain;
  // Each crossing lies on one grid edge and links to the next one around the higher ground.
  const links = new Map<number, number>();
  for (let row = 0; row < rows - 1; row += 1) {
    for (let column = 0; column < columns - 1; column += 1) {
      const corner = row * columns + column;
      if (isFlat(heights, corner, columns, level)) continue;
      const corners = [corner, corner + 1, corner + columns + 1, corner + columns];
      const high = corners.map((index) => (heights[index] ?? 0) >= level);
      // Edges of the cell: top, right, bottom, left; even numbers are horizontal, odd ones vertical.
      const edges = [corner * 2, (corner + 1) * 2 + 1, (corner + columns) * 2, corner * 2 + 1];
      const entries: number[] = [];
      const exits: number[] = [];
      for (const [side, edge] of edges.entries()) {
        const [before, after] = [high[side], high[(side + 1) % 4]];
        if (before === after) continue;
        (after ? entries : exits).push(edge);
      }
      entries.forEach((edge, index) => {
        const exit = exits[exits.length - 1 - index];
        if (exit !== undefined) links.set(exit, edge);
      });
    }
  }
  return joinLines(links).map((edges) => edges.map((edge) => crossing(terrain, edge, level)));
}

/** Returns true if a cell lies wholly above or below the level: most do, and no line crosses them. */
function isFlat(heights: Float32Array, corner: number, columns: number, level: number): boolean {
  const high = (heights[corner] ?? 0) >= level;
  return (
    (heights[corner + 1] ?? 0) >= level === high &&
    (heights[corner + columns] ?? 0) >= level === high &&
    (heights[corner + columns + 1] ?? 0) >= level === high
  );
}

function joinLines(links: Map<number, number>): number[][] {
  const lines: number[][] = [];
  while (links.size > 0) {
    const line: number[] = [];
    let [edge] = links.keys();
    while (edge !== undefined && links.has(edge)) {
      line.push(edge);
      const next = links.get(edge);
      links.delete(edge);
      edge = next;
    }
    if (line.length > 3) lines.push(line);
  }
  return lines;
}

function crossing({ columns, step, origin, heights }: Terrain, edge: number, level: number): Point {
  const from = Math.floor(edge / 2);
  const upright = edge % 2 === 1;
  const to = upright ? from + columns : from + 1;
  const [low, high] = [heights[from] ?? 0, heights[to] ?? 0];
  const part = high === low ? 0.5 : (level - low) / (high - low);
  const x = (from % columns) + (upright ? 0 : part);
  const y = Math.floor(from / columns) + (upright ? part : 0);
  return [origin[0] + x * step, origin[1] + y * step];
}
