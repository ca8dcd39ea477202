import { fix, ok, type Finding } from '@guildhall/server-kit';
import { UpstreamError, type Upstream } from '@guildhall/upstream';

const check = 'previews';

/** An entry that no content service has. */
const missingEntryPath = '/wp-json/entry/api?id=999999999999999';

/** Checks whether the content service, which answers, knows the key of previews. */
export async function checkPreviews(content: Upstream, key: string | undefined): Promise<Finding[]> {
  if (key === undefined) return [];
  try {
    await content.readJson(missingEntryPath, { headers: { 'x-preview-key': key } });
  } catch (error) {
    const { status } = error instanceof UpstreamError ? error : {};
    if (status === 401 || status === 403)
      return [fix(check, 'the content service refuses CONTENT_PREVIEW_KEY: see that it has the same key')];
    if (status !== 404 && status !== 410) throw error;
  }
  return [ok(check, 'the content service knows CONTENT_PREVIEW_KEY')];
}
