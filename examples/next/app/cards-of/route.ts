import { cms } from '../../server/content.ts';

/** Cards of one category, for the filters of a list. The client refuses routes of other hosts. */
export async function GET(request: Request): Promise<Response> {
  const { cards } = await cms.readCards(new URL(request.url).searchParams.get('route') ?? '');
  return cards ? Response.json(cards) : new Response(null, { status: 502 });
}
