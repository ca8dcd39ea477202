import { fix, note, ok, type Finding } from '@guildhall/server-kit';
import { formatFailure, UpstreamError, type Upstream } from '@guildhall/upstream';
import * as v from 'valibot';

const check = 'content index';

const indexPage = v.object({
  items: v.array(v.looseObject({ permalink: v.optional(v.unknown()) })),
  pages: v.union([v.number(), v.string()]),
});

/** Result at the URL of an entry, for visitors: the entry, a page of the site's own, or nothing. */
export type Placement = 'shown' | 'taken' | 'nowhere';

/** A content service without an index is allowed. */
export async function checkIndex(
  content: Upstream,
  place: (permalink: unknown) => Placement = () => 'shown',
): Promise<Finding> {
  try {
    const page = await content.readJson('/wp-json/index/api?page=1');
    if (!v.is(indexPage, page))
      return fix(check, 'its response has no items or no pages: see “Responses of the content service”');
    return describePlacements(
      page.items.map(({ permalink }) => permalink),
      place,
    );
  } catch (error) {
    const { status } = error instanceof UpstreamError ? error : {};
    if (status === 404 || status === 410)
      return note(
        check,
        'there is no sitemap, feed or search of pages: the content service has no /wp-json/index/api',
      );
    return fix(check, `it ${formatFailure(error)}: see the log of the content service`);
  }
}

function describePlacements(
  permalinks: readonly unknown[],
  place: (permalink: unknown) => Placement,
): Finding {
  const find = (placement: Placement) => permalinks.filter((permalink) => place(permalink) === placement);
  const { length } = permalinks;
  const nowhere = find('nowhere');
  if (nowhere.length > 0)
    return fix(
      check,
      `${nowhere.length} of the first ${length} entries have URLs at which this site has no pages, such as ` +
        `${JSON.stringify(nowhere[0])}: choose another structure of permalinks in the content service`,
    );
  const taken = find('taken');
  if (taken.length > 0)
    return fix(
      check,
      `visitors do not see ${taken.length} of the first ${length} entries, such as ${JSON.stringify(taken[0])}: ` +
        'the site has a page of its own at this address; choose another for the entry',
    );
  return ok(check, 'the content service lists its entries');
}
