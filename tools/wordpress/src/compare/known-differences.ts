/** A difference between a page on WordPress and on the sandbox that is meant. */
export interface KnownDifference {
  name: string;
  /** The cause, for the report. */
  reason: string;
  /** Removes it from the HTML of either page. */
  remove: (html: string) => string;
}

export const knownDifferences: readonly KnownDifference[] = [
  {
    name: 'addresses',
    reason:
      'Site and content service are at other addresses, and WordPress keeps pictures below its uploads.',
    remove: (html) =>
      html
        .replaceAll(/https?:\/\/(?:localhost|127\.0\.0\.1):\d+/g, '')
        .replaceAll('/wp-content/uploads/media/', '/media/')
        .replaceAll(/(\.jpg)\?v=[0-9a-f]+/g, '$1'),
  },
  {
    name: 'colours of pictures',
    reason: 'WordPress does not know the dominant colour of a picture, which is shown until it has loaded.',
    remove: (html) =>
      html
        .replaceAll(/\s*\btint-[0-9a-f]{6}\b/g, '')
        .replaceAll(' class=""', '')
        // cspell:ignore color
        .replaceAll(/,?&quot;color&quot;:&quot;#[0-9a-f]{6}&quot;/g, ''),
  },
  {
    name: 'styles in the head',
    reason: 'A page has the styles of what it shows, and their hash.',
    remove: (html) => html.replaceAll(/<style[^>]*>.*?<\/style>/gs, '<style></style>'),
  },
  {
    name: 'texts as HTML',
    reason:
      'Paragraphs, headings and lists are WordPress’s own blocks, which are HTML; those of the sandbox have a kind.',
    remove: (html) =>
      html
        .replaceAll(/<div class="gh_Html_flow gh_TextView_text">(.*?)<\/div>/gs, '$1')
        .replaceAll(/ class="gh_TextView_text"| role="list" class="gh_ListView_list"/g, '')
        .replaceAll(/ data-block="list"/g, ' data-block="text"'),
  },
  {
    name: 'titles of texts',
    reason: 'A paragraph of WordPress has no title in the margin. A title block has.',
    remove: (html) =>
      html.replaceAll(
        /(data-block="text") data-heading="beside"( data-space="m">)\s*<header class="gh_BlockFrame_heading">.*?<\/header>/gs,
        '$1$2',
      ),
  },
  {
    name: 'order of categories',
    reason: 'WordPress sorts the categories of a post by name; a card shows the first.',
    remove: (html) => html.replaceAll(/<p>\s*<b>[^<]+<\/b>/g, '<p><b>category</b>'),
  },
  {
    name: 'day of the VAT rates',
    reason: 'The settings page does not ask for the day of the VAT rates.',
    remove: (html) => html.replaceAll(/, rates as of [^<.]+(?=\.<)/g, ''),
  },
];
