import type { PlainPageKind } from '../../engine/plain-pages.ts';

/** A page that only says what happened. `gone`: there was a page. `offline`: the service worker shows it without a connection. */
export type MessageModel = { [Kind in PlainPageKind]: { kind: Kind } }[PlainPageKind];
