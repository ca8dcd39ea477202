// cspell:ignore videoseries
import type { Habit } from './habits.fixture.ts';

const boat = 'ORIGIN/wp-content/uploads/2016/05/boat-1.jpg';
const video = 'a1B_-2c3D4e';
const playlist = 'PLhouseOfTidesTalks2026';

function list(attributes: string, open: string, ...items: string[]): string {
  const inner = items.map((item) => `<!-- wp:list-item --><li>${item}</li><!-- /wp:list-item -->`).join('');
  const tag = open.startsWith('ul') ? 'ul' : 'ol';
  return `<!-- wp:list ${attributes} --><${open} class="wp-block-list">${inner}</${tag}><!-- /wp:list -->`;
}
const letters = (inner: string) =>
  list('{"ordered":true,"type":"lower-alpha"}', 'ol style="list-style-type:lower-alpha"', 'A', inner);
const picture = (attributes: string, html: string) =>
  `<!-- wp:image ${attributes} --><figure class="wp-block-image">${html}</figure><!-- /wp:image -->`;

/** Choices of an editor within a text, and what visitors see of them. */
export const choices: readonly Habit[] = [
  {
    name: 'the letters of a statute, in its numbers, and Roman numbers in them',
    written: list(
      '{"ordered":true,"start":2}',
      'ol start="2"',
      `Members${letters(`B${list('{"ordered":true,"type":"upper-roman","reversed":true}', 'ol reversed style="list-style-type:upper-roman"', 'One', 'Two')}`)}`,
    ),
    blocks: ['text'],
    has: ['<ol start=\\"2\\">', '<ol type=\\"a\\">', '<ol reversed type=\\"I\\">'],
  },
  {
    name: 'a list with letters alone',
    written: letters('B'),
    blocks: ['text'],
    has: ['<ol type=\\"a\\"><li>A</li><li>B</li></ol>'],
  },
  {
    name: 'letters that only the HTML has, and a number of one item',
    written: `${list('{"ordered":true}', 'ol type="A"', 'A')}\n\n<!-- wp:list {"ordered":true} --><ol class="wp-block-list"><!-- wp:list-item --><li value="7">G</li><!-- /wp:list-item --></ol><!-- /wp:list -->`,
    blocks: ['text', 'text'],
    has: ['<ol type=\\"A\\">', '<li value=\\"7\\">'],
  },
  {
    name: 'the lists of the classic editor',
    written:
      '<ol style="list-style-type: lower-greek;">\n \t<li>A</li>\n</ol>\n<ul style="list-style-type: circle;">\n \t<li style="list-style-type: none;">\n<ul style="list-style-type: square;">\n \t<li>B</li>\n</ul>\n</li>\n</ul>',
    blocks: ['text'],
    has: ['list-lower-greek', 'list-circle', 'list-none', 'list-square'],
  },
  {
    name: 'a plain list, which stays one of the site’s blocks',
    written: list('{"ordered":true}', 'ol', 'A', 'B'),
    blocks: ['list'],
  },
  {
    name: 'a picture that was made smaller, in the middle',
    written: picture(
      '{"id":PIC1,"width":"120px","sizeSlug":"large","align":"center"}',
      `<img src="${boat}" alt="A boat" style="width:120px"/>`,
    ),
    blocks: ['image'],
    has: ['"width":120', '"isCentred":true'],
  },
  {
    name: 'a picture in the size “thumbnail”, which is a cut of it, and one in “medium”',
    written: `${picture('{"id":PIC2,"sizeSlug":"thumbnail"}', `<img src="${boat}" alt=""/>`)}\n\n${picture('{"id":PIC2,"sizeSlug":"medium"}', `<img src="${boat}" alt=""/>`)}`,
    blocks: ['image', 'image'],
    has: ['boat-2-150x150.jpg', '"width":150', '"width":300'],
  },
  {
    name: 'a picture as wide as the text, and one that is wider',
    written: `${picture('{"id":PIC1,"sizeSlug":"large"}', `<img src="${boat}" alt=""/>`)}\n\n${picture('{"id":PIC1,"width":"200px","align":"wide"}', `<img src="${boat}" alt=""/>`)}`,
    blocks: ['image', 'image'],
    has: ['"size":"standard"', '"size":"wide"'],
    hasNot: [/"width":(?:200|1024)/],
  },
  {
    name: 'a picture that is cut to a square',
    written: picture(
      '{"id":PIC1,"width":"200px","aspectRatio":"1","scale":"cover"}',
      `<img src="${boat}" alt="" style="aspect-ratio:1;object-fit:cover;width:200px"/>`,
    ),
    blocks: ['image'],
    has: ['"width":200'],
    problems: [/WordPress cuts the picture to another shape; the site shows all of it/],
  },
  {
    name: 'a picture inside a sentence',
    written: `<!-- wp:paragraph --><p>Press <img class="wp-image-PIC1" style="width:30px" src="${boat}" alt="the bell"> here</p><!-- /wp:paragraph -->`,
    blocks: ['text'],
    has: ['class=\\"is-inline\\"', 'width=\\"30\\"'],
  },
  {
    name: 'coloured words, of WordPress’s palette and of a theme’s',
    written:
      '<!-- wp:paragraph --><p>A <mark style="background-color:rgba(0, 0, 0, 0)" class="has-inline-color has-vivid-red-color">red</mark>, <mark style="background-color:rgba(0, 0, 0, 0)" class="has-inline-color has-house-blue-color">blue</mark> and <mark style="background-color:rgba(0, 0, 0, 0);color:#ffffff" class="has-inline-color">white</mark> boat</p><!-- /wp:paragraph --><!-- wp:paragraph {"style":{"x":1}} --><p class="has-house-blue-color has-text-color">Blue</p><!-- /wp:paragraph -->',
    blocks: ['text', 'text'],
    has: ['ink-red', '<span class=\\"ink-blue\\">blue', '<span>white</span>', '<p class=\\"ink-blue\\">'],
    hasNot: [/<mark/],
    problems: [/a colour of words was left out/],
  },
  {
    name: 'a formula, alone and in a sentence',
    written:
      '<!-- wp:math {"latex":"x^2"} --><div class="wp-block-math"><math display="block"><semantics><msup><mi>x</mi><mn>2</mn></msup><annotation encoding="application/x-tex">x^2</annotation></semantics></math></div><!-- /wp:math -->\n\n<!-- wp:paragraph --><p>Where <math data-latex="y"><semantics><mi>y</mi><annotation encoding="application/x-tex">y</annotation></semantics></math> is</p><!-- /wp:paragraph -->',
    blocks: ['text', 'text'],
    has: ['<math display=\\"block\\">', '<msup><mi>x</mi><mn>2</mn></msup>', '<mi>y</mi>'],
    hasNot: [/x\^2|annotation/],
  },
  {
    name: 'videos from a minute on, and playlists',
    written: `https://youtu.be/${video}?t=1m30s\n\n<iframe src="//www.youtube.com/embed/videoseries?list=${playlist}"></iframe>\n\n<iframe src="https://www.youtube.com/embed/${video}?start=45&amp;rel=0"></iframe>`,
    blocks: ['video', 'video', 'video'],
    has: ['"start":90', `"playlist":"${playlist}"`, '"start":45'],
    hasNot: [/videoseries/],
  },
  {
    name: 'the live stream of a channel, in a block of HTML',
    written:
      '<!-- wp:html --><iframe src="https://www.youtube.com/embed/live_stream?channel=UC_x5XG1OV2P6uZZ5FSM9Ttw"></iframe><!-- /wp:html -->',
    blocks: ['iframe'],
    has: ['https://www.youtube.com/channel/UC_x5XG1OV2P6uZZ5FSM9Ttw/live'],
    problems: [/a live stream is shown as a link/, /this frame URL is not allowed/],
  },
  {
    name: 'addresses without a scheme, and as people write them',
    written:
      '<img src="//wordpress.example/wp-content/uploads/2016/05/boat-2.jpg" alt="B" /> <a href="//wordpress.example/about/">C</a> <a href="mailto: a@example.org; b@example.org">D</a> <a href="tel:+45%2033112233">E</a> <a href="/news?a=1&amp;amp;b=2">F</a>',
    blocks: ['text'],
    has: [
      'src=\\"https://wordpress.example/',
      'href=\\"/about\\"',
      'mailto:a@example.org,b@',
      'tel:+4533112233',
      'a=1&amp;b=2',
    ],
  },
];
