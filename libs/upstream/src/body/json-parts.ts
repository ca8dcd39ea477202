/** A range of bytes. */
export interface Range {
  start: number;
  end: number;
}

/** Complete items of a list or fields of an object, with the commas between them: as many as fit into one slice. */
export interface Part extends Range {
  /** True for a single item or field that is larger than a slice. */
  isLarge: boolean;
}

export type Container = 'list' | 'object';

const quote = 0x22;
const comma = 0x2c;
const backslash = 0x5c;
const opening = { list: 0x5b, object: 0x7b } as const;
const closing = { list: 0x5d, object: 0x7d } as const;

/** Tells a list from an object by the value's first byte; `undefined` for other values. */
export function getContainer(bytes: Uint8Array, at: number): Container | undefined {
  if (bytes[at] === opening.list) return 'list';
  return bytes[at] === opening.object ? 'object' : undefined;
}

/**
 * The parts of the list or object in this range. The inside of an item is not checked here: that happens when the part
 * is parsed.
 *
 * @throws SyntaxError when its brackets do not match, or nothing is between two commas
 */
export function* splitItems(
  bytes: Uint8Array,
  { start, end }: Range,
  kind: Container,
  sliceBytes: number,
): Generator<Part, void, void> {
  let from = start + 1;
  let part = { start: from, end: from, isLarge: false };
  for (const to of findItemEnds(bytes, { start, end }, kind)) {
    const isBlank = skipBlank(bytes, from, to) === to;
    if (isBlank && (bytes[to] === comma || from > start + 1)) throw new SyntaxError('nothing between commas');
    if (to - part.start > sliceBytes) {
      if (part.end > part.start) yield part;
      part = { start: from, end: to, isLarge: to - from > sliceBytes };
    }
    part.end = to;
    from = to + 1;
  }
  if (part.end > part.start) yield part;
}

/** The end of each item or field: its comma, or for the last one the closing bracket. */
function* findItemEnds(
  bytes: Uint8Array,
  { start, end }: Range,
  kind: Container,
): Generator<number, void, void> {
  let depth = 0;
  for (let at = start; at < end; at++) {
    const byte = bytes[at];
    if (byte === quote) at = findTextEnd(bytes, at, end) - 1;
    else if (byte === opening.list || byte === opening.object) depth++;
    else if (byte === comma && depth === 1) yield at;
    else if ((byte === closing.list || byte === closing.object) && --depth === 0) {
      if (byte !== closing[kind] || skipBlank(bytes, at + 1, end) !== end) break;
      return yield at;
    }
  }
  throw new SyntaxError('it does not end as it began');
}

/** The index after the quoted text that begins at `start`. */
export function findTextEnd(bytes: Uint8Array, start: number, end: number): number {
  let at = start + 1;
  while (at < end && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return Math.min(at + 1, end);
}

/** The index of the next byte that is not white space, or `end`. */
export function skipBlank(bytes: Uint8Array, start: number, end: number): number {
  let at = start;
  while (at < end && isBlank(bytes[at])) at++;
  return at;
}

function isBlank(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}
