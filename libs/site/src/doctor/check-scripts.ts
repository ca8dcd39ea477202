import { checkScript, note, type Finding } from '@guildhall/server-kit';
import type { Config } from '../config/config.ts';

/** Checks the scripts of other hosts that pages load. Only browsers need to reach these. */
export async function checkScripts({
  VIDEO_SCRIPT_URL: video,
  TAG_SCRIPT_URL: tags,
}: Config): Promise<Finding[]> {
  return Promise.all([
    checkScript('videos', 'VIDEO_SCRIPT_URL', video, note),
    ...(tags === undefined ? [] : [checkScript('tags', 'TAG_SCRIPT_URL', tags, note)]),
  ]);
}
