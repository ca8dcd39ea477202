import { GraphQLError } from './one-graphql.ts';

/** The vendor gives at most so many at once. */
const most = 250;

interface Paging {
  first?: number | null;
  last?: number | null;
  reverse?: boolean | null;
}

/** A list as the vendor pages it. Only the beginning or the end can be asked for here, no page between. */
export function connection<Item>(items: readonly Item[]) {
  return ({ first, last, reverse }: Paging) => {
    const wanted = first ?? last;
    if (wanted === null || wanted === undefined)
      throw new GraphQLError('you must provide one of first or last', {
        extensions: { code: 'BAD_REQUEST' },
      });
    if (wanted < 0 || wanted > most)
      throw new GraphQLError(`${wanted} is not between 0 and ${most}`, {
        extensions: { code: 'BAD_REQUEST' },
      });
    const ordered = reverse ? [...items].reverse() : [...items];
    const nodes = first === null || first === undefined ? ordered.slice(-wanted) : ordered.slice(0, wanted);
    return {
      nodes,
      edges: nodes.map((node, index) => ({ node, cursor: cursorOf(index) })),
      pageInfo: {
        hasNextPage: nodes.length < ordered.length,
        hasPreviousPage: false,
        startCursor: nodes.length > 0 ? cursorOf(0) : null,
        endCursor: nodes.length > 0 ? cursorOf(nodes.length - 1) : null,
      },
    };
  };
}

function cursorOf(index: number): string {
  return Buffer.from(`at:${index}`).toString('base64');
}
