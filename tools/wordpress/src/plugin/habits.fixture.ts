/** One habit of an old WordPress, and what visitors see of it below the head. */
export interface Habit {
  /** Name of its post, without a prefix. */
  name: string;
  /** As it is stored. `PIC1` to `PIC3` and `ABOUT` are numbers of pictures and of a page, `ORIGIN` this WordPress. */
  written: string;
  /** Names of the blocks. */
  blocks: readonly string[];
  /** Parts of their JSON. */
  has?: readonly string[];
  hasNot?: readonly RegExp[];
  /** Messages of the preview for editors. */
  problems?: readonly RegExp[];
}

const boat = 'ORIGIN/wp-content/uploads/2016/05/boat-1.jpg';
const form = '<form action="/send"><label>Your name <input></label><button>Send</button></form>';
const video = 'a1B_-2c3D4e';
const lost = (name: string) => new RegExp(`a shortcode was left out: ${name}$`);
const elsewhere = (name: string) =>
  new RegExp(`\\(${name}\\): block left out: WordPress only renders it on its own pages$`);
/** Blocks that lead to pages of WordPress which the site has not. */
const ofWordPress = [
  'archives',
  'calendar',
  'categories',
  'tag-cloud',
  'latest-comments',
  'search',
  'loginout',
  'comments',
  'post-comments-form',
  'post-navigation-link',
].map((name) => `core/${name}`);
const template = '<!-- wp:post-template --><!-- wp:post-title {"isLink":true} /--><!-- /wp:post-template -->';
const query = (inner: string) =>
  `<!-- wp:query {"queryId":1,"query":{"perPage":3,"postType":"post","order":"desc","orderBy":"date","inherit":false}} --><div class="wp-block-query">${inner}</div><!-- /wp:query -->`;
const galleryPicture = (number: number, attrs: string, picture: string) =>
  `<!-- wp:image {"id":PIC${number}${attrs}} --><figure class="wp-block-image">${picture}</figure><!-- /wp:image -->`;
const gallery = (pictures: string, caption: string) =>
  `<!-- wp:gallery --><figure class="wp-block-gallery has-nested-images">${pictures}<figcaption class="blocks-gallery-caption wp-element-caption">${caption}</figcaption></figure><!-- /wp:gallery -->`;

export const habits: readonly Habit[] = [
  {
    name: 'a shortcode of a plugin that is gone',
    written: 'Before\n\n[tides]\n\nAfter, he said [sic].',
    blocks: ['text'],
    has: ['<p>After, he said [sic].</p>'],
    hasNot: [/tides/],
    problems: [lost('tides')],
  },
  {
    name: 'such a shortcode in a paragraph of the block editor',
    written: '<!-- wp:paragraph --><p>After [tides place="x"] it</p><!-- /wp:paragraph -->',
    blocks: ['text'],
    has: ['After  it'],
    problems: [lost('tides')],
  },
  {
    name: 'a block of ours inside a quote',
    written: `<!-- wp:quote --><blockquote class="wp-block-quote"><!-- wp:paragraph --><p>Quoted</p><!-- /wp:paragraph --><!-- wp:guildhall/intro-text {"text":"<p>Ours</p>"} /--><cite>Anna</cite></blockquote><!-- /wp:quote -->`,
    blocks: ['text', 'intro-text'],
    has: ['Quoted', 'Anna', 'Ours'],
  },
  {
    name: 'a quote that holds a block of ours only',
    written: `<!-- wp:quote --><blockquote class="wp-block-quote"><!-- wp:guildhall/intro-text {"text":"<p>Ours</p>"} /--></blockquote><!-- /wp:quote -->`,
    blocks: ['intro-text'],
  },
  {
    name: 'a page builder that is gone',
    written:
      '[vc_row][vc_column width="1/2"]Left[/vc_column][vc_column width="1/2"]Right[/vc_column][/vc_row]',
    blocks: ['text'],
    has: ['<p>Left</p>', '<p>Right</p>'],
    problems: [lost('vc_row'), lost('vc_column')],
  },
  {
    name: 'the form of a plugin',
    written: 'Write to us:\n\n[form_of_a_plugin]\n\nAfter',
    blocks: ['text'],
    has: ['<p>Write to us:</p>', '<p>After</p>'],
    hasNot: [/Your name/, /form_of_a_plugin/],
    problems: [lost('form_of_a_plugin')],
  },
  {
    name: 'a form in the text',
    written: `Write to us:\n\n${form}\n\nAfter`,
    blocks: ['text'],
    has: ['<p>Write to us:</p>', '<p>After</p>'],
    hasNot: [/Your name|Send/],
    problems: [lost('form')],
  },
  {
    name: 'a form in a block of HTML',
    written: `<!-- wp:html --><p>Write to us:</p>${form}<!-- /wp:html -->`,
    blocks: ['text'],
    has: ['<p>Write to us:</p>'],
    hasNot: [/Your name|Send/],
    problems: [lost('form')],
  },
  {
    name: 'a block of a plugin with a form alone: the empty text has the notice',
    written: `<!-- wp:paragraph --><p>Write to us:</p><!-- /wp:paragraph --><!-- wp:plugin/form -->${form}<!-- /wp:plugin/form -->`,
    blocks: ['text', 'text'],
    has: ['Write to us:', '"html":""'],
    hasNot: [/Your name|Send/],
    problems: [lost('form')],
  },
  {
    name: 'a gallery of what was uploaded to the post',
    written: 'Before\n\n[gallery]\n\nAfter',
    blocks: ['text', 'slider', 'text'],
    has: ['boat-2.jpg', 'boat-3.jpg', '"title":"Boat 2"'],
  },
  {
    name: 'a gallery as blocks had it until 2021',
    written: `<!-- wp:gallery {"ids":[PIC1,PIC2]} --><ul class="wp-block-gallery"><li class="blocks-gallery-item"><figure><img src="${boat}" data-id="PIC1" class="wp-image-PIC1"/><figcaption>One</figcaption></figure></li><li class="blocks-gallery-item"><figure><img src="${boat}" data-id="PIC2"/></figure></li></ul><!-- /wp:gallery -->`,
    blocks: ['slider'],
    has: ['"title":"One"', 'boat-2.jpg'],
  },
  {
    name: 'a film and a recording',
    written:
      '[video mp4="ORIGIN/wp-content/uploads/film.mp4" width="640"][/video]\n\n[audio mp3="ORIGIN/wp-content/uploads/talk.mp3"][/audio]',
    blocks: ['video', 'download-file'],
    has: ['film.mp4', '"title":"talk.mp3"'],
  },
  {
    name: 'a video as a frame',
    written: `Before\n\n<p><iframe width="560" height="315" src="https://www.youtube.com/embed/${video}?rel=0" allowfullscreen></iframe></p>\n\nAfter`,
    blocks: ['text', 'video', 'text'],
    has: [`"videoId":"${video}"`],
  },
  {
    name: 'a map as a frame',
    written:
      '<iframe src="https://elsewhere.example/map" width="600" height="450" title="Where we are"></iframe>',
    blocks: ['iframe'],
    has: ['"title":"Where we are"', '"height":"450px"', '"frame":'],
  },
  {
    name: 'a frame in a block of HTML',
    written: '<!-- wp:html --><p>Words</p><iframe src="https://maps.example/1"></iframe><!-- /wp:html -->',
    blocks: ['text', 'iframe'],
    has: ['"title":"maps.example"'],
    problems: [/this frame URL is not allowed/],
  },
  {
    name: 'videos by their address and by the shortcodes of their time',
    written: `[youtube=http://www.youtube.com/watch?v=${video}&w=640]\n\nhttps://youtu.be/${video}\n\n[vimeo 76979871]`,
    blocks: ['video', 'video', 'iframe'],
    has: ['https://vimeo.com/76979871'],
    problems: [/this frame URL is not allowed/],
  },
  {
    name: 'an embed as blocks had it until 2020',
    written: `<!-- wp:core-embed/youtube {"url":"https://youtu.be/${video}"} --><figure class="wp-block-embed-youtube"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/${video}\n</div><figcaption>A film</figcaption></figure><!-- /wp:core-embed/youtube -->`,
    blocks: ['video'],
    has: ['"description":"A film"'],
  },
  {
    name: 'a picture that links to a page of its own',
    written: `<a href="ORIGIN/old/boat-1/" rel="attachment wp-att-PIC1"><img class="alignleft wp-image-PIC1" src="${boat}" alt="A boat" width="300" height="200" /></a> Words.`,
    blocks: ['text'],
    has: ['alt=\\"A boat\\"'],
    hasNot: [/<a /],
  },
  {
    name: 'addresses without a host, without TLS, and by number',
    written:
      '<img src="/wp-content/uploads/2016/05/boat-1.jpg" alt="A" /> <img src="http://wordpress.example/wp-content/uploads/2016/05/boat-2.jpg" alt="B" /> <a href="http://wordpress.example/about/">C</a> <a href="ORIGIN/?page_id=ABOUT">D</a>',
    blocks: ['text'],
    has: [
      'https://wordpress.example/wp-content/uploads/2016/05/boat-1.jpg',
      'https://wordpress.example/wp-content/uploads/2016/05/boat-2.jpg',
      '<a href=\\"/about\\">C</a>',
      '<a href=\\"/about\\">D</a>',
    ],
  },
  {
    name: 'headings as large as the title',
    written: 'Words first.\n\n<h1>A heading</h1>\n\nMore.',
    blocks: ['text'],
    has: ['<h2>A heading</h2>'],
  },
  {
    name: 'a text from a word processor',
    written:
      '<p class="MsoNormal" style="color: red;"><span style="font-family: Arial;"><o:p>Words</o:p></span></p>\n&nbsp;\n\n<font color="red">Red</font>',
    blocks: ['text'],
    has: ['Words', 'Red'],
    hasNot: [/style|Mso|font|<p>\s*<\/p>/],
  },
  {
    name: 'a block of a plugin that is gone',
    written: `<!-- wp:plugin/column --><div class="kt-col"><!-- wp:paragraph --><p>In a column</p><!-- /wp:paragraph --><!-- wp:image {"id":PIC1} --><figure class="wp-block-image"><img src="${boat}" alt="A boat"/></figure><!-- /wp:image --></div><!-- /wp:plugin/column -->`,
    blocks: ['text'],
    has: ['<p>In a column</p>', 'boat-1.jpg'],
  },
  {
    name: 'blocks that lead to pages of WordPress alone, which editors are told',
    written: `${ofWordPress.map((name) => `<!-- wp:${name.slice(5)} /-->`).join('')}<!-- wp:more --><!--more--><!-- /wp:more --><!-- wp:nextpage --><!--nextpage--><!-- /wp:nextpage --><!-- wp:paragraph --><p>After them</p><!-- /wp:paragraph -->`,
    blocks: [...ofWordPress.map(() => 'unknown'), 'text'],
    has: ['After them'],
    problems: ofWordPress.map(elsewhere),
  },
  {
    name: 'such a block inside a quote',
    written: `<!-- wp:quote --><blockquote class="wp-block-quote"><!-- wp:paragraph --><p>Quoted</p><!-- /wp:paragraph --><!-- wp:archives /--></blockquote><!-- /wp:quote -->`,
    blocks: ['text', 'unknown'],
    problems: [elsewhere('core/archives')],
  },
  {
    name: 'a list of pages',
    written: '<!-- wp:page-list /-->',
    blocks: ['text'],
    has: ['<a href=\\"/about\\">About</a>'],
  },
  {
    name: 'questions that open, without their signs',
    written: `<!-- wp:accordion --><div class="wp-block-accordion"><!-- wp:accordion-item --><div class="wp-block-accordion-item"><!-- wp:accordion-heading --><h3 class="wp-block-accordion-heading"><button type="button" class="wp-block-accordion-heading__toggle"><span class="wp-block-accordion-heading__toggle-title">Who may come?</span><span class="wp-block-accordion-heading__toggle-icon" aria-hidden="true">+</span></button></h3><!-- /wp:accordion-heading --><!-- wp:accordion-panel --><div role="region" class="wp-block-accordion-panel"><!-- wp:paragraph --><p>Everyone.</p><!-- /wp:paragraph --></div><!-- /wp:accordion-panel --></div><!-- /wp:accordion-item --></div><!-- /wp:accordion -->`,
    blocks: ['text'],
    has: ['Who may come?', '<p>Everyone.</p>'],
    hasNot: [/\+/],
  },
  {
    name: 'links to social networks, by their names',
    written: `<!-- wp:social-links --><ul class="wp-block-social-links"><!-- wp:social-link {"url":"https://mastodon.example/@us","service":"mastodon"} /--></ul><!-- /wp:social-links -->`,
    blocks: ['text'],
    has: ['https://mastodon.example/@us', 'Mastodon'],
  },
  {
    name: 'a gallery with a caption of its own',
    written: gallery(
      galleryPicture(1, '', `<img src="${boat}" alt="A"/>`) +
        galleryPicture(2, '', `<img src="${boat}" alt="B"/>`),
      'Boats of <em>all</em> years',
    ),
    blocks: ['slider', 'text'],
    has: ['Boats of <em>all</em> years'],
  },
  {
    name: 'a gallery whose pictures are links',
    written: gallery(
      galleryPicture(
        1,
        ',"linkDestination":"custom"',
        `<a href="https://elsewhere.example/one"><img src="${boat}" alt="A"/></a>`,
      ) + galleryPicture(2, '', `<img src="${boat}" alt="B"/>`),
      'Two boats',
    ),
    blocks: ['text', 'text', 'text'],
    has: ['https://elsewhere.example/one', 'Two boats'],
  },
  {
    name: 'a list with a heading above it and a button below it, in a group',
    written: query(
      `<!-- wp:heading --><h2>Lately</h2><!-- /wp:heading --><!-- wp:heading {"metadata":{"blockVisibility":false}} --><h2>SECRET</h2><!-- /wp:heading --><!-- wp:group --><div class="wp-block-group">${template}<!-- wp:query-no-results --><!-- wp:paragraph --><p>None</p><!-- /wp:paragraph --><!-- /wp:query-no-results --><!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link" href="/about">All</a></div><!-- /wp:button --></div><!-- /wp:buttons --></div><!-- /wp:group -->`,
    ),
    blocks: ['text', 'entry-list', 'button'],
    has: ['Lately', '"All"'],
    hasNot: [/SECRET|None/],
    problems: [/text for an empty list is not shown/],
  },
  {
    name: 'two lists of the same query',
    written: query(`${template}<!-- wp:paragraph --><p>And again</p><!-- /wp:paragraph -->${template}`),
    blocks: ['entry-list', 'text', 'entry-list'],
  },
  {
    name: 'a list that is hidden, with a heading that is not',
    written: query(
      `<!-- wp:heading --><h2>Lately</h2><!-- /wp:heading -->${template.replace('-template ', '-template {"metadata":{"blockVisibility":false}} ')}`,
    ),
    blocks: ['text'],
    has: ['Lately'],
  },
];
