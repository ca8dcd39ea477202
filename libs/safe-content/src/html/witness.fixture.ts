/** A separate document that records the code that runs and the violations of its policy. */
export interface Witness {
  /** The document into which a test writes. */
  document: Document;
  /** Calls of `alert` and similar. */
  ran: string[];
  /** Violated directives of the content security policy. */
  blocked: string[];
  /** Resolves when everything triggered before is recorded. */
  settled: () => Promise<void>;
}

/**
 * Allows scripts and handlers but no images: each fails at once and calls its error handler.
 *
 * @example
 * const witness = await openWitness(openPolicy);
 */
export const openPolicy = "img-src 'none'; media-src 'none'; connect-src 'none'";
/**
 * Blocks and records everything except pictures of the origins of `testingPolicy`.
 *
 * @example
 * const witness = await openWitness(strictPolicy);
 */
export const strictPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; img-src https://content.example https://media.example";

/**
 * Opens a witness in a frame of the page, in a browser test.
 *
 * @param securityPolicy the document’s content security policy, such as `openPolicy`
 * @example
 * const { document, blocked, settled } = await openWitness(strictPolicy);
 * document.body.innerHTML = '<img src="https://evil.example/a.webp" alt="" />';
 * await settled();
 * blocked; // contains `img-src https://evil.example/a.webp`
 */
export async function openWitness(securityPolicy: string): Promise<Witness> {
  const frame = document.createElement('iframe');
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${securityPolicy}"><body>`;
  document.body.append(frame);
  await loaded;
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (view === null) throw new Error('the frame has no window');
  const ran: string[] = [];
  const blocked: string[] = [];
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'] as const) {
    Object.defineProperty(view, name, { value: () => ran.push(name) });
  }
  view.document.addEventListener('securitypolicyviolation', (event) => {
    blocked.push(`${event.effectiveDirective} ${event.blockedURI}`);
  });
  const settled = async () => {
    await Promise.all([...view.document.images].map(pictureEnded));
    // Reports arrive in order: the one for this image comes last.
    const sentinel = 'https://sentinel.example/';
    const picture = view.document.createElement('img');
    const reported = new Promise<void>((resolve) => {
      view.document.addEventListener('securitypolicyviolation', (event) => {
        if (event.blockedURI.startsWith(sentinel)) resolve();
      });
    });
    picture.src = sentinel;
    await reported;
    const others = blocked.filter((text) => !text.includes(sentinel));
    blocked.splice(0, blocked.length, ...others);
  };
  return { document: view.document, ran, blocked, settled };
}

function pictureEnded(picture: HTMLImageElement): Promise<unknown> {
  if (picture.complete || picture.loading === 'lazy') return Promise.resolve();
  return new Promise((resolve) => {
    picture.addEventListener('load', resolve, { once: true });
    picture.addEventListener('error', resolve, { once: true });
  });
}
