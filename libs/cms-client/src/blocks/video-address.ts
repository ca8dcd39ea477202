// cspell:ignore videoseries OLAK
import { readText } from '../fields/values.ts';

/** Video, playlist or live stream that a URL of the video host names. */
export interface VideoAddress {
  videoId?: string;
  playlist?: string;
  /** Seconds. */
  start?: number;
  /** Seconds after which the URL ends it; the site's player does not. */
  end?: number;
  /** URL of a channel's live stream, which has no video ID. */
  live?: string;
}

/** A URL of the video host, also within pasted HTML. */
const inText = /(?:^|[/.\s"'])((?:youtube(?:-nocookie)?\.com|youtu\.be)\/[^\s"'<>]{1,1000})/i;
export const videoIdShape = /^[\w-]{6,20}$/;
/** Playlists of a channel; a visitor's own lists and mixes cannot be shown to others. */
export const playlistShape = /^(?:PL|UU|OL|FL|EC)[\w-]{8,62}$/;
const channelShape = /^[\w-]{10,40}$/;
/** Players in the place of an ID: `embed/videoseries?list=…`. */
const players = new Set(['videoseries', 'live_stream', 'playlist']);
const folders = new Set(['embed', 'shorts', 'live', 'v', 'e']);
const maxSeconds = 86_400;

/**
 * Reads a URL of the video host: its video, playlist and start time.
 * @example parseVideoAddress('https://youtu.be/a1B_-2c3D4e?t=1m30s') // { videoId: 'a1B_-2c3D4e', start: 90 }
 */
export function parseVideoAddress(value: unknown): VideoAddress {
  const written = typeof value === 'string' && value.includes('<') ? value : (readText(value) ?? '');
  const found = inText.exec(written.slice(0, 2_000))?.[1]?.replace(/&(?:amp;|#0?38;)+/g, '&');
  const url = found === undefined ? null : URL.parse(`https://${found}`);
  if (url === null) return {};
  const { searchParams: query } = url;
  const videoId = findVideoId(url);
  const list = query.get('list') ?? '';
  const channel = query.get('channel') ?? '';
  const start = readSeconds(query.get('t') ?? query.get('start') ?? query.get('time_continue') ?? url.hash);
  const end = readSeconds(query.get('end') ?? '');
  return {
    ...(videoId !== undefined && { videoId }),
    ...(playlistShape.test(list) && { playlist: list }),
    ...(start !== undefined && { start }),
    ...(end !== undefined && { end }),
    ...(url.pathname === '/embed/live_stream' &&
      channelShape.test(channel) && { live: `https://www.youtube.com/channel/${channel}/live` }),
  };
}

function findVideoId({ host, pathname, searchParams }: URL): string | undefined {
  const [folder = '', name = ''] = pathname.split('/').filter(Boolean);
  const id =
    host === 'youtu.be'
      ? folder
      : folders.has(folder)
        ? name
        : folder === 'watch'
          ? searchParams.get('v')
          : '';
  return id && videoIdShape.test(id) && !players.has(id) ? id : undefined;
}

/** Reads `90`, `90s`, `1m30s` or `#t=1h2m3s`. */
function readSeconds(written: string): number | undefined {
  const [, hours, minutes, seconds] =
    /^(?:#t=)?(?=\d)(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/i.exec(written) ?? [];
  const total = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return total > 0 && total <= maxSeconds ? total : undefined;
}
