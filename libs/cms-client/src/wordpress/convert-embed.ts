import { parseVideoAddress } from '../blocks/video-address.ts';
import { reportLoss } from '../problems/losses.ts';
import { getAttrs, getOwnHtml, type RawBlock } from './core-block.ts';
import { readCaption } from './markup.ts';

/** Converts an embedded URL to a video, frame or link. */
export function convertEmbed(raw: RawBlock): RawBlock {
  const url = raw['url'] ?? getAttrs(raw)['url'];
  const description = readCaption(getOwnHtml(raw));
  const { videoId, playlist, start, end, live } = parseVideoAddress(url);
  if (end !== undefined) reportLoss(...endProblem);
  if (videoId !== undefined || playlist !== undefined)
    return { description, ...raw, blockName: 'core/video', videoId, playlist, start };
  if (live !== undefined) reportLoss(...liveProblem);
  const target = live ?? url;
  const link = { title: raw['title'] ?? toLinkTitle(target), url: target };
  const film = findVimeoFrameUrl(url);
  const fields = { link, height: '30rem', ...(film && { frameUrl: film }) };
  return { description, ...raw, blockName: 'core/iframe', ...fields };
}

const liveProblem = [
  'a live stream is shown as a link: the site plays videos and playlists',
  'Embed the video of the broadcast, once it has an address of its own.',
] as const;

const endProblem = [
  'the video plays to its end: its URL says where to stop',
  'Cut the video at its host, or say in its caption what to watch.',
] as const;

/** Returns true for the page of a video on a host that the site knows. */
export function isVideoUrl(url: unknown): boolean {
  const { videoId, playlist, live } = parseVideoAddress(url);
  return (videoId ?? playlist ?? live) !== undefined || findVimeoFrameUrl(url) !== undefined;
}

const vimeoPage =
  /^(?:https?:)?\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{4,12})(?:\/([\da-f]{4,20}))?\/?(\?[^#]*)?(#.*)?$/;

/** Returns Vimeo's frame URL for a video; unlisted ones have a key, and a fragment may say where to start. */
function findVimeoFrameUrl(url: unknown): string | undefined {
  const [, id, key, query, start] = (typeof url === 'string' && vimeoPage.exec(url)) || [];
  if (id === undefined) return undefined;
  const [hash] = /^[\da-f]{4,20}$/.exec(key ?? new URLSearchParams(query).get('h') ?? '') ?? [];
  const fragment = /^#t=[\dhms]{1,12}$/.exec(start ?? '')?.[0] ?? '';
  return `https://player.vimeo.com/video/${id}${hash ? `?h=${hash}` : ''}${fragment}`;
}

/** Returns a URL without its scheme: `vimeo.com/76979871`. */
function toLinkTitle(url: unknown): string | undefined {
  const address = typeof url === 'string' ? URL.parse(url) : null;
  if (address === null || !/^https?:$/.test(address.protocol)) return undefined;
  const { host, pathname } = address;
  return `${host.replace(/^www\./, '')}${pathname}`.replace(/\/$/, '').slice(0, 80);
}
