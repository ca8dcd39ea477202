import { checkScript, note, type Finding } from '@guildhall/server-kit';
import type { Config } from '../config/config.ts';
import { getVideoHost } from '../engine/video-host.ts';

/** Checks the scripts of other hosts that pages load. Only browsers need to reach these. */
export async function checkScripts(config: Config): Promise<Finding[]> {
  const { TAG_SCRIPT_URL: tags } = config;
  return Promise.all([
    checkScript('videos', 'VIDEO_ORIGIN', getVideoHost(config).scriptUrl, note),
    ...(tags === undefined ? [] : [checkScript('tags', 'TAG_SCRIPT_URL', tags, note)]),
  ]);
}
