import { promisify } from 'node:util';
import type { FilteredList } from '@guildhall/blocks';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { joinFragments, type HtmlFragment } from '../../page/html-fragments.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A finished response: body and headers for each encoding, built once. */
export interface StoredPage {
  readonly status: number;
  readonly html: Buffer;
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
  encode(encoding: Encoding): EncodedPage | Promise<EncodedPage>;
}

export interface EncodedPage {
  readonly body: Buffer;
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
}

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Compresses lazily, at most once per encoding. */
export function createStoredPage(draft: PageDraft): StoredPage {
  const { html, tag } = joinFragments(typeof draft.html === 'string' ? [draft.html] : draft.html);
  const etag = draft.etag ?? `W/"${tag}"`;
  const encodings = new Map<Encoding, EncodedPage | Promise<EncodedPage>>();

  const addEncoding = (encoding: Encoding, body: Buffer): EncodedPage => {
    const both = { ...draft.headers, etag };
    const page = {
      body,
      head: Object.entries({
        ...both,
        'content-length': String(body.length),
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      }).flat(),
      notModifiedHead: Object.entries(both).flat(),
    };
    encodings.set(encoding, page);
    return page;
  };

  return {
    ...draft,
    html,
    etag,
    encode(encoding) {
      const ready = encodings.get(encoding);
      if (ready) return ready;
      if (encoding === 'identity') return addEncoding('identity', html);
      const making = (
        encoding === 'br'
          ? compress.br(html, {
              params: {
                [constants.BROTLI_PARAM_QUALITY]: 9,
                [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
              },
            })
          : compress.gzip(html, { level: 9 })
      ).then((body) => addEncoding(encoding, body));
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
