import type { VideoHost } from '@guildhall/blocks';
import type { Config } from '../config/config.ts';

/** Folder on the script's host from which YouTube's script fetches more. */
const scriptFolder = '/s/player/';

/** Returns YouTube, with the host that sets no cookies before a video plays, or its stand-in. */
export function getVideoHost({ VIDEO_ORIGIN: standIn }: Pick<Config, 'VIDEO_ORIGIN'>): VideoHost {
  return {
    scriptUrl: `${standIn ?? 'https://www.youtube.com'}/iframe_api`,
    frameOrigin: standIn ?? 'https://www.youtube-nocookie.com',
  };
}

/** Lists the URLs from which pages with a video may load scripts. */
export function listVideoScripts({ scriptUrl }: VideoHost): string[] {
  return [scriptUrl, new URL(scriptFolder, scriptUrl).href];
}
