/**
 * Width on phones of an image within the page's margins, for the `sizes` attribute. Slightly less than the real 90vw, so
 * that phones of 390 and 412 px load the images of 640 and 1024 px instead of the next larger ones.
 */
export const phonePictureWidth = '86vw';
