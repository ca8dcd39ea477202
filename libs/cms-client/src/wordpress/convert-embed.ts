import { readVideoId } from '../blocks/video-id.ts';
import { getAttrs, getOwnHtml, type RawBlock } from './core-block.ts';
import { readCaption } from './markup.ts';

/** Converts an embedded URL to a video, frame or link. */
export function convertEmbed(raw: RawBlock): RawBlock {
  const url = raw['url'] ?? getAttrs(raw)['url'];
  const description = readCaption(getOwnHtml(raw));
  const videoId = readVideoId(url);
  if (videoId !== undefined) return { description, ...raw, blockName: 'core/video', videoId };
  const link = { title: raw['title'] ?? toLinkTitle(url), url };
  const film = findVimeoFrameUrl(url);
  const fields = { link, height: '30rem', ...(film && { frameUrl: film }) };
  return { description, ...raw, blockName: 'core/iframe', ...fields };
}

/** Returns true for the page of a video on a host that the site knows. */
export function isVideoUrl(url: unknown): boolean {
  return readVideoId(url) !== undefined || findVimeoFrameUrl(url) !== undefined;
}

/** Returns Vimeo's frame URL for the page of a video; unlisted videos have a key. */
function findVimeoFrameUrl(url: unknown): string | undefined {
  const page = /^https?:\/\/(?:www\.)?vimeo\.com\/(?:video\/)?(\d{4,12})(?:\/([\da-f]{4,20}))?\/?(?:[?#]|$)/;
  const [, id, key] = (typeof url === 'string' && page.exec(url)) || [];
  return id && `https://player.vimeo.com/video/${id}${key ? `?h=${key}` : ''}`;
}

/** Returns a URL without its scheme: `vimeo.com/76979871`. */
function toLinkTitle(url: unknown): string | undefined {
  const address = typeof url === 'string' ? URL.parse(url) : null;
  if (address === null || !/^https?:$/.test(address.protocol)) return undefined;
  const { host, pathname } = address;
  return `${host.replace(/^www\./, '')}${pathname}`.replace(/\/$/, '').slice(0, 80);
}
