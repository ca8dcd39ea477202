import { fix, ok, type Finding } from '@guildhall/server-kit';
import { UpstreamError, type Upstream } from '@guildhall/upstream';

const check = 'previews';

const missingEntryPath = '/wp-json/entry/api?id=999999999999999';

export async function checkPreviews(content: Upstream, key: string | undefined): Promise<Finding[]> {
  if (key === undefined) return [];
  try {
    await content.readJson(missingEntryPath, { headers: { 'x-preview-key': key } });
  } catch (error) {
    const { status } = error instanceof UpstreamError ? error : {};
    if (status === 401 || status === 403)
      return [fix(check, 'the content service rejects CONTENT_PREVIEW_KEY: set the same key on both sides')];
    if (status !== 404 && status !== 410) throw error;
  }
  return [ok(check, 'the content service accepts CONTENT_PREVIEW_KEY')];
}
