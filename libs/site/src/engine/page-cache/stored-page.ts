import { promisify } from 'node:util';
import type { FilteredList } from '@guildhall/blocks';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { VariantChoice } from '../../page/page-model.ts';
import { joinFragments, type HtmlFragment } from '../../page/html-fragments.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A finished response: body and headers for each encoding, built once. */
export interface StoredPage {
  readonly status: number;
  /** The whole HTML in one buffer, joined at each call. */
  joinHtml(): Buffer;
  /** Bytes of the HTML. */
  readonly length: number;
  readonly etag: string;
  /** Headers of this page alone, such as its content security policy. */
  readonly headers: Readonly<Record<string, string>>;
  /** False if a part could not be loaded: the page is loaded again soon. */
  readonly fullyRead: boolean;
  /** True if there is no earlier version of that part either: something is missing on the page. */
  readonly partsMissing?: boolean;
  /** Equal for an unchanged entry, whatever its lists show. Only set where a page has lists. */
  readonly entryTag?: string;
  /** Page keys of the entries it lists. Only set where a page lists entries. */
  readonly cards?: ReadonlySet<string>;
  /** `GoneEntries` revision at which its reads began; unknown for a copy from disk. */
  readonly revision?: number;
  /** Milliseconds since 1970. */
  readonly renderedAt: number;
  readonly lists?: readonly FilteredList[];
  /** Numbers of pages of lists with several, by their query parameters. */
  readonly listPages?: Readonly<Record<string, number>>;
  /** The product's variants that have a page of their own. */
  readonly variants?: readonly VariantChoice[];
  /** Place of the request's ID in an error page, which is never cached, in bytes. */
  readonly referenceAt?: number;
  encode(encoding: Encoding): EncodedPage | Promise<EncodedPage>;
}

export interface EncodedPage {
  /** The body in one or more buffers. Pages that are sent for the first time share those of their styles. */
  readonly body: readonly Buffer[];
  /** `[name, value, name, value, …]`, the fastest form for `writeHead`. */
  readonly head: readonly string[];
  readonly notModifiedHead: readonly string[];
}

export interface PageDraft {
  status: number;
  html: string | readonly HtmlFragment[];
  headers: Readonly<Record<string, string>>;
  etag?: string;
  fullyRead: boolean;
  partsMissing?: boolean;
  entryTag?: string;
  cards?: ReadonlySet<string>;
  revision?: number;
  renderedAt: number;
  lists?: readonly FilteredList[];
  listPages?: Readonly<Record<string, number>>;
  variants?: readonly VariantChoice[];
  /** True for a response to one visitor: it is never compressed a second time, because nobody else gets it. */
  isSentOnce?: boolean;
  /** True for an error page: `{reference}` in its HTML becomes the request's ID. */
  hasReference?: boolean;
}

/** In the texts of an error page. */
export const referencePlace = '{reference}';

/**
 * Qualities of Brotli. A visitor waits for the first: 2 ms for a homepage of 73 kB. The best takes 120 ms and makes it a
 * tenth smaller, often by one more round trip of a new connection.
 */
const quality = { first: 5, best: 11 };

/** Longer pages are not compressed again: the best quality takes a second for each megabyte and a half. */
const maxBestBytes = 256 * 1024;

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Pages are compressed again one after the other: other threads are left for those who wait. */
let lastInLine: Promise<unknown> = Promise.resolve();

/** Compresses lazily: once per encoding, and with Brotli once more if the page is sent again. */
export function createStoredPage(draft: PageDraft): StoredPage {
  const { html, ...facts } = draft;
  const { pieces, tag } = joinFragments(typeof html === 'string' ? [html] : html);
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const joinHtml = () => Buffer.concat(pieces, length);
  const etag = draft.etag ?? `W/"${tag}"`;
  const encodings = new Map<Encoding, EncodedPage | Promise<EncodedPage>>();

  const addEncoding = (encoding: Encoding, body: readonly Buffer[], bytes: number): EncodedPage => {
    const both = { ...draft.headers, etag };
    const page = {
      body,
      head: Object.entries({
        ...both,
        'content-length': String(bytes),
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      }).flat(),
      notModifiedHead: Object.entries(both).flat(),
    };
    encodings.set(encoding, page);
    return page;
  };

  const compressWith = (brotliQuality: number) =>
    compress.br(joinHtml(), {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: length,
      },
    });

  let isBest = draft.isSentOnce === true || length > maxBestBytes;
  const compressBest = () => {
    if (isBest) return;
    isBest = true;
    lastInLine = lastInLine
      .then(() => compressWith(quality.best))
      .then((body) => addEncoding('br', [body], body.length))
      // The first one is still there.
      .catch(() => undefined);
  };

  const referenceAt = draft.hasReference ? joinHtml().indexOf(referencePlace) : -1;

  return {
    ...facts,
    joinHtml,
    length,
    etag,
    ...(referenceAt !== -1 && { referenceAt }),
    encode(encoding) {
      const ready = encodings.get(encoding);
      if (ready && encoding === 'br') compressBest();
      if (ready && (ready instanceof Promise || ready.body.length === 1)) return ready;
      // A page that is sent again is joined, once: one buffer is sent in less time than several.
      if (encoding === 'identity') return addEncoding('identity', ready ? [joinHtml()] : pieces, length);
      const compressed =
        encoding === 'br' ? compressWith(quality.first) : compress.gzip(joinHtml(), { level: 9 });
      const making = compressed.then((body) => addEncoding(encoding, [body], body.length));
      encodings.set(encoding, making);
      return making;
    },
  };
}

/** Returns the best accepted encoding: Brotli, gzip or none. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  if (acceptsEncoding(accepted, 'br')) return 'br';
  return acceptsEncoding(accepted, 'gzip') ? 'gzip' : 'identity';
}

function acceptsEncoding(accepted: string, encoding: string): boolean {
  const at = accepted.indexOf(encoding);
  return at !== -1 && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(accepted.slice(at + encoding.length));
}
