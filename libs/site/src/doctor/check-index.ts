import { fix, note, ok, type Finding } from '@guildhall/server-kit';
import { formatFailure, UpstreamError, type Upstream } from '@guildhall/upstream';
import * as v from 'valibot';

const check = 'content index';

const indexPage = v.object({
  items: v.array(v.looseObject({ permalink: v.optional(v.unknown()) })),
  pages: v.union([v.number(), v.string()]),
});

/**
 * A content service without an index is allowed.
 *
 * @param canShow returns true if this site has pages at the URL of an entry
 */
export async function checkIndex(
  content: Upstream,
  canShow: (permalink: unknown) => boolean = () => true,
): Promise<Finding> {
  try {
    const page = await content.readJson('/wp-json/index/api?page=1');
    if (!v.is(indexPage, page))
      return fix(check, 'its response has no items or no pages: see “Responses of the content service”');
    const hidden = page.items.map(({ permalink }) => permalink).filter((permalink) => !canShow(permalink));
    return hidden.length === 0
      ? ok(check, 'the content service lists its entries')
      : fix(
          check,
          `${hidden.length} of the first ${page.items.length} entries have URLs at which this site has no pages, such as ` +
            `${JSON.stringify(hidden[0])}: choose another structure of permalinks in the content service`,
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
