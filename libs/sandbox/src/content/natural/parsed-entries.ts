import { picture } from '../../pictures/picture.ts';
import { onContentHost } from '../content-host.ts';
import { toParsedBlock, toParsedText, withGaps, type ParsedBlock } from './parsed-block.ts';

const image = (name: string) => picture(name).lg ?? '';
const uploads = (file: string) => onContentHost(`/wp-content/uploads/${file}`);
const paragraph = (words: string) =>
  toParsedBlock('core/paragraph', `\n<p class="wp-block-paragraph">${words}</p>\n`);
const heading = (words: string) =>
  toParsedBlock('core/heading', `\n<h2 class="wp-block-heading">${words}</h2>\n`);
const embed = (url: string, caption: string) =>
  toParsedBlock(
    'core/embed',
    `\n<figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper">\n${url}\n</div><figcaption class="wp-element-caption">${caption}</figcaption></figure>\n`,
    { attrs: { url, type: 'video', responsive: true } },
  );
const figure = (name: string) =>
  toParsedBlock(
    'core/image',
    `\n<figure class="wp-block-image size-large"><img src="${image(name)}" alt=""/></figure>\n`,
    { attrs: { sizeSlug: 'large', linkDestination: 'none' } },
  );

const long =
  'The town met the water as one meets a guest who does not say when he leaves: with a chair, a lamp, and a plan for the cellar. What it learned in forty years fits on a page, and is read aloud every April.';

/** An editor's blocks, in the shape of `parse_blocks`, for a plugin that does not render them. */
const blocks: ParsedBlock[] = withGaps(
  toParsedBlock('acf/page-title', '', {
    attrs: { name: 'acf/page-title', data: { title: 'As it is parsed', _title: 'field_1' }, mode: 'preview' },
  }),
  toParsedBlock(
    'core/cover',
    `\n<div class="wp-block-cover"><img class="wp-block-cover__image-background" alt="" src="${image('topic-managed-retreat')}" data-object-fit="cover"/><span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span><div class="wp-block-cover__inner-container">…inner…</div></div>\n`,
    {
      attrs: { url: image('topic-managed-retreat'), dimRatio: 50 },
      inner: [paragraph('What is on the cover.')],
    },
  ),
  heading('Beside a picture'),
  toParsedBlock(
    'core/image',
    `\n<div class="wp-block-image"><figure class="alignleft size-medium"><img src="${image('topic-the-second-forty')}" alt="A drawing"/><figcaption class="wp-element-caption">Aligned left</figcaption></figure></div>\n`,
    { attrs: { align: 'left', sizeSlug: 'medium' } },
  ),
  paragraph(long),
  paragraph(long),
  heading('Media'),
  toParsedBlock(
    'core/video',
    `\n<figure class="wp-block-video"><video controls poster="${image('topic-managed-retreat')}" src="${onContentHost('/films/tide.mp4')}"></video><figcaption class="wp-element-caption">A film of the media library</figcaption></figure>\n`,
  ),
  embed('https://www.youtube.com/watch?v=a1B_-2c3D4e', 'A film of the video host'),
  embed('https://vimeo.com/76979871', 'A film of another host'),
  toParsedBlock(
    'core/audio',
    `\n<figure class="wp-block-audio"><audio controls src="${uploads('talk.mp3')}"></audio><figcaption class="wp-element-caption">The talk, complete</figcaption></figure>\n`,
  ),
  toParsedBlock(
    'core/file',
    `\n<div class="wp-block-file"><a id="wp-block-file--media-1" href="${uploads('what-we-owe-2026.pdf')}">Report &amp; accounts</a><a href="${uploads('what-we-owe-2026.pdf')}" class="wp-block-file__button wp-element-button" download aria-describedby="wp-block-file--media-1">Download</a></div>\n`,
    { attrs: { id: 12, href: uploads('what-we-owe-2026.pdf') } },
  ),
  toParsedBlock('core/buttons', '\n<div class="wp-block-buttons">…inner…</div>\n', {
    attrs: { layout: { type: 'flex', justifyContent: 'center' } },
    inner: [
      toParsedBlock(
        'core/button',
        `\n<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="${onContentHost('/membership')}">Join us</a></div>\n`,
      ),
    ],
  }),
  toParsedBlock(
    'core/gallery',
    '\n<figure class="wp-block-gallery has-nested-images columns-default is-cropped">…inner…<figcaption class="blocks-gallery-caption wp-element-caption">Two of the series</figcaption></figure>\n',
    { attrs: { linkTo: 'none' }, inner: [figure('topic-the-second-forty'), figure('topic-managed-retreat')] },
  ),
  toParsedBlock(
    'core/details',
    '\n<details class="wp-block-details"><summary>Where is the film?</summary>…inner…</details>\n',
    { inner: [paragraph('It follows.'), embed('https://youtu.be/a1B_-2c3D4e', 'From inside the details')] },
  ),
  toParsedBlock('core/block', '', { attrs: { ref: 12 } }),
  toParsedBlock(
    'core/table',
    `\n<figure class="wp-block-table"><table><tbody>${'<tr><td>Year</td><td>Height</td></tr>'.repeat(3_000)}</tbody></table></figure>\n`,
  ),
);

/** A post of the classic editor: one text with blank lines, shortcodes and a URL on its own line. */
const classic = `The first paragraph.

The second, with a line
of its own.

[caption id="attachment_7" align="alignright" width="300"]<img src="${image('topic-the-second-forty')}" alt="A drawing" width="300" height="200" /> A <em>caption</em>[/caption]

${long}

${long}

https://www.youtube.com/watch?v=a1B_-2c3D4e

[gallery ids="1,2,3"]

<ul>
 	<li>One</li>
 	<li>Two</li>
</ul>
The end.`;

const entry = (id: number, path: string, title: string, content: ParsedBlock[]) => ({
  ...{ id, title, permalink: onContentHost(path), postType: 'page', postDate: '2026-03-05T09:30:00' },
  ...{ postStatus: 'publish', seo: [], content },
});

/** Entries, by path, from a plugin that returns the result of `parse_blocks`. */
export const parsedEntries: ReadonlyMap<string, { id: number }> = new Map([
  ['/wordpress/blocks', entry(9_001, '/wordpress/blocks', 'As it is parsed', blocks)],
  ['/wordpress/classic', entry(9_002, '/wordpress/classic', 'A classic post', [toParsedText(classic)])],
]);
