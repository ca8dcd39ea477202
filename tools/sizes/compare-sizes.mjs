/** @typedef {import('./measure-sizes.mjs').SizesByRoom} SizesByRoom */

/**
 * Finds sizes that are over their limit.
 *
 * @param {SizesByRoom} measured
 * @param {SizesByRoom} limits
 * @returns {string[]}
 */
export function findSizeFaults(measured, limits) {
  return Object.entries(measured).flatMap(([room, sizes]) =>
    Object.entries(sizes)
      .filter(([what, size]) => size > (limits[room]?.[what] ?? 0))
      .map(
        ([what, size]) =>
          `${room} has ${size} ${what}, more than ${limits[room]?.[what] ?? 0}: take something away, or raise the limit in tools/sizes/limits.mjs`,
      ),
  );
}

/**
 * Formats a table of what was measured, each with its limit.
 *
 * @param {SizesByRoom} measured
 * @param {SizesByRoom} limits
 * @returns {string[]}
 */
export function formatSizes(measured, limits) {
  const columns = Object.keys(measured['repository'] ?? {});
  const rows = Object.entries(measured).map(([room, sizes]) => [
    room,
    ...columns.map((what) => (sizes[what] ? `${sizes[what]} / ${limits[room]?.[what] ?? 0}` : '')),
  ]);
  const width = 17;
  return [['measured / limit', ...columns], ...rows].map(([room = '', ...cells]) =>
    [room.padEnd(width), ...cells.map((cell) => cell.padStart(width))].join('').trimEnd(),
  );
}
