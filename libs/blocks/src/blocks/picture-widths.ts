/**
 * How wide a picture within the page's margins is fetched on a phone, for the `sizes` attribute. It is drawn at 90vw: a
 * few per cent less, so that phones of 390 and 412 px do with 640 and 1024 px instead of the next larger picture.
 */
export const withinMargins = '86vw';
