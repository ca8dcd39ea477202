import { GraphQLError } from './one-graphql.ts';

/** The vendor's maximum page size. */
const maxPageSize = 250;

export interface Paging {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
  reverse?: boolean | null;
  sortKey?: string | null;
}

interface Listed {
  id: string;
}

/** A paged list, as at the vendor: in the given order, with cursors that are valid for this order only. */
export function createConnection<Item extends Listed>(items: readonly Item[]) {
  return (paging: Paging) => {
    const { first, last, reverse } = paging;
    const size = first ?? last;
    if (size === null || size === undefined) throw createRefusal('you must provide one of first or last');
    if (size < 0 || size > maxPageSize) throw createRefusal(`${size} is not between 0 and ${maxPageSize}`);
    const ordered = reverse ? [...items].reverse() : [...items];
    const from = paging.after ? findPosition(ordered, paging.after, paging) + 1 : 0;
    const until = paging.before ? findPosition(ordered, paging.before, paging) : ordered.length;
    const between = ordered.slice(from, until);
    const fromStart = first !== null && first !== undefined;
    const nodes = fromStart ? between.slice(0, size) : between.slice(Math.max(0, between.length - size));
    const [start] = nodes;
    const end = nodes.at(-1);
    return {
      nodes,
      edges: nodes.map((node) => ({ node, cursor: encodeCursor(node, paging) })),
      pageInfo: {
        hasNextPage: end === undefined ? false : ordered.indexOf(end) < ordered.length - 1,
        hasPreviousPage: start === undefined ? from > 0 : ordered.indexOf(start) > 0,
        startCursor: start === undefined ? null : encodeCursor(start, paging),
        endCursor: end === undefined ? null : encodeCursor(end, paging),
      },
    };
  };
}

function encodeCursor({ id }: Listed, { sortKey }: Paging): string {
  return Buffer.from(JSON.stringify({ last_id: id, sort: sortKey ?? null })).toString('base64');
}

function findPosition(items: readonly Listed[], cursor: string, { sortKey }: Paging): number {
  const { last_id, sort } = decodeCursor(cursor);
  const at = items.findIndex(({ id }) => id === last_id);
  if (at === -1 || sort !== (sortKey ?? null))
    throw createRefusal('Invalid cursor for current pagination sort.');
  return at;
}

function decodeCursor(cursor: string): { last_id?: unknown; sort?: unknown } {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64').toString()) as { last_id?: unknown; sort?: unknown };
  } catch {
    throw createRefusal('Invalid cursor for current pagination sort.');
  }
}

function createRefusal(message: string) {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });
}
