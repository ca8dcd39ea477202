/** In tests, a story with a picture that cannot be fetched fails, wherever on the page the picture is. */
export async function failOnMissingPictures(): Promise<void> {
  if (!('__vitest_browser__' in globalThis)) return;
  const pictures = [...document.images].filter((picture) => isRequested(picture));
  const missing = await Promise.all(
    pictures.map(async (picture) => ((await comes(picture)) ? [] : [picture])),
  );
  const addresses = missing.flat().map(({ currentSrc, src }) => currentSrc || src);
  if (addresses.length > 0) throw new Error(`These pictures are missing:\n${addresses.join('\n')}`);
}

/** A story of a picture that is not loaded yet has the address `#`, which is the page's own. */
function isRequested({ src, srcset }: HTMLImageElement): boolean {
  return Boolean(src || srcset) && src.split('#')[0] !== location.href.split('#')[0];
}

/** One far down the page waits until it is near, unless it is told not to. */
async function comes(picture: HTMLImageElement): Promise<boolean> {
  picture.loading = 'eager';
  try {
    await picture.decode();
    return true;
  } catch {
    // Another picture took its place, or it left the page: then nothing is missing.
    return !picture.isConnected || (picture.complete && picture.naturalWidth > 0);
  }
}
