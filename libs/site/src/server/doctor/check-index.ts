import { fix, note, ok, type Finding } from '@guildhall/server-kit';
import { formatFailure, UpstreamError, type Upstream } from '@guildhall/upstream';
import * as v from 'valibot';

const check = 'content index';

const indexPage = v.object({ items: v.array(v.unknown()), pages: v.union([v.number(), v.string()]) });

/** A content service without an index is allowed. */
export async function checkIndex(content: Upstream): Promise<Finding> {
  try {
    const page = await content.readJson('/wp-json/index/api?page=1');
    return v.is(indexPage, page)
      ? ok(check, 'the content service lists its entries')
      : fix(check, 'its response has no items or no pages: see “Responses of the content service”');
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
