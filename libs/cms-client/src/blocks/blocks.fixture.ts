import { bareStaticBlocks, brokenStaticBlocks, fullStaticBlocks } from './static-blocks.fixture.ts';

const link = { title: 'More', url: 'https://content.example/about', target: '_blank' };
const readLink = { title: 'More', url: '/about', target: '_blank' };
const image = {
  md: '/a-640.webp',
  hero: 'https://media.example/a.webp',
  alt: ' A bridge ',
  width: 1920,
  height: '1080',
  color: '#aabbcc',
};
const readImage = {
  md: 'https://content.example/a-640.webp',
  hero: 'https://media.example/a.webp',
  ...{ alt: 'A bridge', width: 1920, height: 1080, color: '#aabbcc' },
};
const card = { id: 3, title: 'Cities', permalink: 'https://content.example/news/cities', postType: 'news' };
const readCard = { id: 3, title: 'Cities', permalink: '/news/cities', postType: 'news', cats: [] };

type Example = readonly [blockName: string, raw: Record<string, unknown>, parsed: Record<string, unknown>];

/** Each kind of block with all fields: as the content service sends it, and as parsed. */
export const fullBlocks: readonly Example[] = [
  ...fullStaticBlocks,
  [
    'acf/page-title',
    { title: ' About ', subTitle: 'Us' },
    { name: 'page-title', title: 'About', subTitle: 'Us' },
  ],
  [
    'acf/hero',
    { title: 'A', subTitle: 'B', image, link },
    { name: 'hero', title: 'A', subTitle: 'B', image: readImage, link: readLink },
  ],
  [
    'core/text',
    { textType: 'html', html: '<p onclick="b">a</p>' },
    { name: 'text', textType: 'html', html: '<p>a</p>' },
  ],
  [
    'core/paragraph',
    { textType: 'p', html: 'a <b>b</b>' },
    { name: 'text', textType: 'p', html: 'a <b>b</b>' },
  ],
  ['core/heading', { textType: 'h3', html: 'a' }, { name: 'text', textType: 'h3', html: 'a' }],
  ['acf/intro-text', { text: '<p onclick="x">a</p>' }, { name: 'intro-text', text: '<p>a</p>' }],
  ['acf/large-intro-text', { text: '<h1>a</h1>' }, { name: 'large-intro-text', text: '<h2>a</h2>' }],
  ['acf/block-title', { title: 'A' }, { name: 'block-title', title: 'A' }],
  [
    'core/list',
    { listType: 'ol', listItems: ['<i>a</i>', '', 'b<font>'] },
    { name: 'list', listType: 'ol', listItems: ['<i>a</i>', 'b'] },
  ],
  [
    'core/button',
    { link, alignment: 'right', size: 'large' },
    { name: 'button', link: readLink, alignment: 'right', size: 'large' },
  ],
  [
    'acf/image',
    { image, size: 'wide', title: 'A', text: 'B' },
    { name: 'image', image: readImage, size: 'wide', title: 'A', text: 'B' },
  ],
  [
    'acf/image-text',
    { title: 'A', text: '<p>b</p>', image, alignment: 'right', link },
    {
      name: 'image-text',
      title: 'A',
      text: '<p>b</p>',
      image: readImage,
      alignment: 'right',
      link: readLink,
    },
  ],
  [
    'acf/banner',
    { title: 'A', description: 'B', image, link },
    { name: 'banner', title: 'A', description: 'B', image: readImage, link: readLink },
  ],
  [
    'acf/slider',
    { slides: [{ id: 7, title: ' Steps ', image }] },
    { name: 'slider', slides: [{ id: '7', title: 'Steps', image: readImage }] },
  ],
  [
    'acf/banner-slider',
    { slides: [{ id: 'a', title: 'Steps', image, link }] },
    { name: 'banner-slider', slides: [{ id: 'a', title: 'Steps', image: readImage, link: readLink }] },
  ],
  [
    'acf/rotating-text',
    {
      slides: [
        { id: 1, title: 'Ask' },
        { id: 2, title: 'Wait' },
      ],
    },
    {
      name: 'rotating-text',
      slides: [
        { id: '1', title: 'Ask' },
        { id: '2', title: 'Wait' },
      ],
    },
  ],
  [
    'acf/video',
    {
      ...{ videoId: 'a1B_-2c3D4e', mp4: '/film.mp4', coverImage: image },
      ...{ enableMutedFullscreenVideo: '1', description: 'A' },
    },
    {
      ...{ name: 'video', videoId: 'a1B_-2c3D4e', mp4: 'https://content.example/film.mp4' },
      ...{ coverImage: readImage, enableMutedFullscreenVideo: true, description: 'A' },
      descriptionText: 'A',
    },
  ],
  [
    'acf/spacer-line',
    { height: 'large', hideLine: '1' },
    { name: 'spacer-line', height: 'large', hideLine: true },
  ],
  [
    'acf/card-links',
    { cardType: 'newsStyle', contentType: 'blog', cards: [card], enlargeFirst: '1' },
    { name: 'card-links', cardType: 'newsStyle', contentType: 'blog', cards: [readCard], enlargeFirst: true },
  ],
  [
    'acf/entry-list',
    {
      ...{
        contentType: 'focus-areas',
        entryRoute: 'https://content.example/cards?a=1',
        cats: { route: '/filters' },
      },
      ...{ displayByCat: '1', cardType: 'peachimg', enlargeFirst: '1', buttonLink: link },
    },
    {
      ...{
        name: 'entry-list',
        contentType: 'focus-areas',
        entryRoute: '/cards?a=1',
        cats: { route: '/filters' },
      },
      ...{ displayByCat: true, cardType: 'peachimg', enlargeFirst: true, buttonLink: readLink },
    },
  ],
];

const nothing = '';

/** Each kind with the fewest possible fields, PHP's empty values elsewhere, and unknown fields. */
export const bareBlocks: readonly Example[] = [
  ...bareStaticBlocks,
  ['acf/page-title', { title: 'A', subTitle: false }, { name: 'page-title', title: 'A' }],
  ['acf/hero', { title: 'A', subTitle: null, image: false, link: [] }, { name: 'hero', title: 'A' }],
  ['core/text', { textType: 'marquee', html: nothing }, { name: 'text', textType: 'html', html: '' }],
  ['core/paragraph', { html: 'a' }, { name: 'text', textType: 'p', html: 'a' }],
  ['core/heading', { html: 'a' }, { name: 'text', textType: 'h2', html: 'a' }],
  ['core/list', { listType: 'dl', listItems: [] }, { name: 'list', listType: 'ul', listItems: [] }],
  [
    'core/list',
    { listItems: { '0': 'a', '2': 'b' } },
    { name: 'list', listType: 'ul', listItems: ['a', 'b'] },
  ],
  [
    'core/button',
    { link: { url: '/a' } },
    {
      name: 'button',
      link: { title: 'Read more', url: '/a', target: '' },
      alignment: 'left',
      size: 'normal',
    },
  ],
  [
    'acf/image',
    { image: { xl: '/a.webp' }, size: 'huge' },
    { name: 'image', image: { xl: 'https://content.example/a.webp', alt: '' }, size: 'standard' },
  ],
  ['acf/image-text', { title: '', text: '' }, { name: 'image-text', title: '', text: '', alignment: 'left' }],
  ['acf/banner', { title: 'A', image: { md: 'https://evil.example/a' } }, { name: 'banner', title: 'A' }],
  [
    'acf/slider',
    { slides: [{ title: 'No picture' }, null, { image: { lg: '/a.webp' } }] },
    {
      name: 'slider',
      slides: [{ id: '3', title: '', image: { lg: 'https://content.example/a.webp', alt: '' } }],
    },
  ],
  [
    'acf/banner-slider',
    { slides: { '0': { title: 'A', image: false, link: [] }, '3': { title: '' } } },
    { name: 'banner-slider', slides: [{ id: '1', title: 'A' }] },
  ],
  [
    'acf/rotating-text',
    { slides: [{ title: 'A' }, 'B'] },
    { name: 'rotating-text', slides: [{ id: '1', title: 'A' }] },
  ],
  [
    'acf/video',
    { videoId: 'a1B_-2c3D4e"><', mp4: '/film.mp4', coverImage: false, enableMutedFullscreenVideo: '0' },
    { name: 'video', mp4: 'https://content.example/film.mp4', enableMutedFullscreenVideo: false },
  ],
  [
    'acf/video',
    { videoId: 'a1B_-2c3D4e', mp4: '', coverImage: [] },
    { name: 'video', videoId: 'a1B_-2c3D4e', enableMutedFullscreenVideo: false },
  ],
  [
    'acf/spacer-line',
    { height: 'enormous', hideLine: '0' },
    { name: 'spacer-line', height: 'medium', hideLine: false },
  ],
  ['acf/card-links', { cards: [] }, { name: 'card-links', cardType: 'news', cards: [], enlargeFirst: false }],
  [
    'acf/card-links',
    { cardType: 'hologram', contentType: 'people', cards: '', enlargeFirst: 'true' },
    { name: 'card-links', cardType: 'person', contentType: 'people', cards: [], enlargeFirst: false },
  ],
  [
    'acf/entry-list',
    { contentType: 'podcasts', entryRoute: '/cards', cats: [], displayByCat: '0', buttonLink: false },
    {
      name: 'entry-list',
      contentType: 'news',
      entryRoute: '/cards',
      displayByCat: false,
      enlargeFirst: false,
    },
  ],
];

/** Unusable blocks, and the field that is reported. */
export const brokenBlocks: readonly (readonly [
  blockName: string,
  raw: Record<string, unknown>,
  detail: string,
])[] = [
  ...brokenStaticBlocks,
  ['acf/page-title', { title: '  ' }, 'title: expected text'],
  ['acf/hero', {}, 'title: expected text'],
  ['core/text', { html: { a: 1 } }, 'html: expected text, found an object'],
  ['acf/intro-text', { text: '<script>a</script>' }, 'text: expected text'],
  ['acf/large-intro-text', { text: false }, 'text: expected text'],
  ['acf/block-title', { title: ['a'] }, 'title: expected text, found a list'],
  ['core/list', { listItems: 'a' }, 'listItems: expected a list of text items, found text'],
  [
    'core/button',
    { link: { title: 'a', url: 'javascript:x' } },
    'link: expected a link with a valid URL, found an object',
  ],
  [
    'acf/image',
    { image: { md: 'data:,x' } },
    'image: expected a picture in a supported size, found an object',
  ],
  ['acf/image-text', { title: 'A', text: [1] }, 'text: expected text, found a list'],
  ['acf/banner', { description: 'a' }, 'title: expected text'],
  ['acf/slider', { slides: [] }, 'slides: expected a list with at least one slide'],
  [
    'acf/slider',
    { slides: [{ title: 'A', image: { lg: 'https://evil.example/a' } }] },
    'slides: expected a list with at least one slide',
  ],
  ['acf/banner-slider', { slides: 'a' }, 'slides: expected a list with at least one slide, found text'],
  ['acf/rotating-text', { slides: [{ title: ' ' }] }, 'slides: expected a list with at least one slide'],
  [
    'acf/video',
    { videoId: '../../x', mp4: 'https://evil.example/film.mp4' },
    'videoId or playlist or mp4: expected a video',
  ],
  ['acf/card-links', { cards: 'a' }, 'cards: expected a list of cards, found text'],
  [
    'acf/entry-list',
    { contentType: 'news', entryRoute: '//evil.example' },
    'entryRoute: expected a route on the content host, found text',
  ],
];
