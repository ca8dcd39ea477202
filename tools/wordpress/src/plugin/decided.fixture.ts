/** One thing that WordPress decides when it renders a block. */
export interface Decision {
  /** Name of its post, without a prefix. */
  name: string;
  /** As it is stored. `STAFF`, `LOCKED`, `LOOP`, `PIC1` and `PIC2` are numbers of posts, `ORIGIN` this WordPress. */
  written: string;
  /** Parts of the JSON that the site reads. `SECRET` is in none of it. */
  has?: readonly string[];
  hasNot?: readonly RegExp[];
  /** Messages of the preview for editors. */
  problems?: readonly RegExp[];
}

const hidden = '"metadata":{"blockVisibility":false}';
const paragraph = (text: string, attrs = '') =>
  `<!-- wp:paragraph {${attrs}} --><p>${text}</p><!-- /wp:paragraph -->`;
const shown = paragraph('Shown');
const secret = paragraph('SECRET', hidden);
const group = (inner: string, attrs = '') =>
  `<!-- wp:group {${attrs}} --><div class="wp-block-group">${inner}</div><!-- /wp:group -->`;
const column = (inner: string, attrs = '') =>
  `<!-- wp:column {${attrs}} --><div class="wp-block-column">${inner}</div><!-- /wp:column -->`;
const item = (text: string, attrs = '') =>
  `<!-- wp:list-item {${attrs}} --><li>${text}</li><!-- /wp:list-item -->`;
const image = (attrs: string, file = 'one') =>
  `<!-- wp:image {${attrs}} --><figure class="wp-block-image"><img src="ORIGIN/wp-content/uploads/${file}.jpg" alt="Before" class="wp-image-PIC1"/><figcaption class="wp-element-caption">Old</figcaption></figure><!-- /wp:image -->`;
const bound = (name: string, source: string, key: string) =>
  `"metadata":{"bindings":{"${name}":{"source":"${source}","args":{"key":"${key}"}}}}`;
const button = (attrs: string) =>
  `<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button {${attrs}} --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/before">Before</a></div><!-- /wp:button --></div><!-- /wp:buttons -->`;

const hiddenBlocks: readonly [string, string][] = [
  ['a paragraph', secret],
  ['a group', group(paragraph('SECRET'), hidden)],
  ['a paragraph in groups', group(group(secret))],
  ['HTML', `<!-- wp:html {${hidden}} --><p>SECRET</p><!-- /wp:html -->`],
  ['a heading', `<!-- wp:heading {${hidden}} --><h2>SECRET</h2><!-- /wp:heading -->`],
  [
    'a paragraph in a quote',
    `<!-- wp:quote --><blockquote class="wp-block-quote">${shown}${secret}</blockquote><!-- /wp:quote -->`,
  ],
  [
    'an item of a list',
    `<!-- wp:list --><ul>${item('Shown')}${item('SECRET', hidden)}</ul><!-- /wp:list -->`,
  ],
  [
    'an item of a list in a list',
    `<!-- wp:list --><ul>${item(`Shown<!-- wp:list --><ul>${item('Too')}${item('SECRET', hidden)}</ul><!-- /wp:list -->`)}</ul><!-- /wp:list -->`,
  ],
  [
    'a column',
    `<!-- wp:columns --><div class="wp-block-columns">${column(shown)}${column(paragraph('SECRET'), hidden)}</div><!-- /wp:columns -->`,
  ],
  ['a block of ours', `<!-- wp:guildhall/intro-text {"text":"<p>SECRET</p>",${hidden}} /-->`],
  ['a block of ours in a group', group(`<!-- wp:guildhall/intro-text {"text":"<p>SECRET</p>"} /-->`, hidden)],
  [
    'a picture',
    `<!-- wp:image {"id":PIC1,${hidden}} --><figure class="wp-block-image"><img src="ORIGIN/SECRET.jpg" alt="SECRET"/></figure><!-- /wp:image -->`,
  ],
  ['a button', button(hidden).replaceAll('Before', 'SECRET')],
  ['a synced pattern', `<!-- wp:block {"ref":STAFF,"content":{"name":{"content":"SECRET"}},${hidden}} /-->`],
  ['a list of posts', `<!-- wp:latest-posts {"className":"SECRET",${hidden}} /-->`],
  [
    'a query',
    `<!-- wp:query {"queryId":1,"query":{"perPage":3,"postType":"post"},"className":"SECRET",${hidden}} --><div></div><!-- /wp:query -->`,
  ],
  ['a block of a plugin', `<!-- wp:tests/clock {"text":"SECRET",${hidden}} /-->`],
  ['an inner block of a plugin', `<!-- wp:tests/box --><div>${shown}${secret}</div><!-- /wp:tests/box -->`],
  [
    'details',
    `<!-- wp:details {${hidden}} --><details><summary>SECRET</summary>${paragraph('SECRET')}</details><!-- /wp:details -->`,
  ],
  [
    'a file',
    `<!-- wp:file {"href":"ORIGIN/SECRET.pdf",${hidden}} --><div class="wp-block-file"><a href="ORIGIN/SECRET.pdf">SECRET</a></div><!-- /wp:file -->`,
  ],
  [
    'an embed',
    `<!-- wp:embed {"url":"https://youtu.be/SECRET12345",${hidden}} --><figure><div>https://youtu.be/SECRET12345</div></figure><!-- /wp:embed -->`,
  ],
  [
    'a cover',
    `<!-- wp:cover {"url":"ORIGIN/SECRET.jpg",${hidden}} --><div class="wp-block-cover">${paragraph('SECRET')}</div><!-- /wp:cover -->`,
  ],
  [
    'the rest of a group that a break of the excerpt cuts',
    group(group(`${paragraph('SECRET')}<!-- wp:more --><!--more--><!-- /wp:more -->`), hidden),
  ],
];

export const decisions: readonly Decision[] = [
  ...hiddenBlocks.map(([what, block]) => ({
    name: `${what} that an editor has hidden`,
    written: `${shown}${block}${paragraph('After')}`,
    has: ['Shown', 'After'],
  })),
  {
    name: 'a paragraph that a filter of the data hides',
    written: `${shown}${paragraph('SECRET', '"className":"hide-by-data"')}`,
    has: ['Shown'],
  },
  {
    name: 'a group that a filter hides before it is rendered',
    written: `${shown}${group(paragraph('SECRET'), '"className":"hide-before"')}`,
    has: ['Shown'],
  },
  {
    name: 'blocks that a filter hides after they were rendered',
    written: `${shown}${group(paragraph('SECRET'), '"className":"hide-after"')}${group(paragraph('SECRET', '"className":"hide-after"'))}<!-- wp:guildhall/intro-text {"text":"<p>SECRET</p>","className":"hide-after"} /-->`,
    has: ['Shown'],
  },
  {
    name: 'a paragraph that the filter of its name hides',
    written: `${shown}<!-- wp:verse {"className":"hide-verse"} --><pre class="wp-block-verse">SECRET</pre><!-- /wp:verse -->`,
    has: ['Shown'],
  },
  {
    name: 'a text that a filter replaces',
    written: group(paragraph('SECRET', '"className":"replace"')),
    has: ['<p>Log in to read this</p>'],
  },
  {
    name: 'a picture that a filter replaces',
    written: image('"id":PIC1,"className":"replace"').replace('Before', 'SECRET'),
    has: ['<p>Log in to read this</p>'],
  },
  {
    name: 'a block of ours that a filter replaces',
    written: `<!-- wp:guildhall/intro-text {"text":"<p>SECRET</p>","className":"replace"} /-->`,
    has: ['<p>Log in to read this</p>'],
  },
  {
    name: 'what a filter adds to a group',
    written: group(shown, '"className":"add"'),
    has: ['Added before', 'Shown', 'Added after'],
  },
  {
    name: 'a text whose attributes a filter changes',
    written: `<!-- wp:guildhall/intro-text {"text":"<p>SECRET</p>","className":"change"} /-->`,
    has: ['<p>Changed</p>'],
  },
  {
    name: 'looks that WordPress adds: the block stays as it was',
    written: `<!-- wp:group {"layout":{"type":"flex"},"style":{"elements":{"link":{"color":{"text":"#a30"}}}}} --><div class="wp-block-group">${image('"id":PIC1,"lightbox":{"enabled":true}')}</div><!-- /wp:group -->`,
    has: ['"name":"image"', 'one.jpg'],
    hasNot: [/wp-elements|wp-container|is-layout|"html"/],
  },
  {
    name: 'a block that is hidden on some screens',
    written: `${paragraph('Shown', '"metadata":{"blockVisibility":{"viewport":{"mobile":false}}}')}${group(paragraph('Too'), '"metadata":{"blockVisibility":{"viewport":{"desktop":false}}}')}`,
    has: ['Shown', 'Too'],
    problems: [/hides it on some screens/, /hides it on some screens/],
  },
  {
    name: 'the texts of a synced pattern that a page fills in',
    written: `<!-- wp:block {"ref":STAFF,"content":{"name":{"content":"Anna Berg"},"job":{"content":"Bell ringer"},"link":{"text":"Write to Anna","url":"https://anna.example/","linkTarget":"_blank"},"portrait":{"id":PIC2,"url":"ORIGIN/wp-content/uploads/two.jpg","alt":"Anna"}}} /-->`,
    has: [
      'Anna Berg',
      'Bell ringer',
      'Write to Anna',
      'https://anna.example/',
      'two.jpg',
      '"alt":"Anna"',
      'Same for all',
    ],
    hasNot: [/PLACEHOLDER/, /one\.jpg/, /\/before/],
  },
  {
    name: 'a synced pattern without what a page could fill in',
    written: '<!-- wp:block {"ref":STAFF} /-->',
    has: ['PLACEHOLDER NAME', 'PLACEHOLDER JOB', 'one.jpg', '/before'],
  },
  {
    name: 'a synced pattern inside another, filled in there',
    written: '<!-- wp:block {"ref":OUTER} /-->',
    has: ['Bo Lund', 'PLACEHOLDER JOB'],
    hasNot: [/PLACEHOLDER NAME/],
  },
  {
    name: 'the same synced pattern twice on a page',
    written:
      '<!-- wp:block {"ref":STAFF,"content":{"name":{"content":"Anna Berg"}}} /--><!-- wp:block {"ref":STAFF,"content":{"name":{"content":"Bo Lund"}}} /-->',
    has: ['Anna Berg', 'Bo Lund'],
    hasNot: [/PLACEHOLDER NAME/],
  },
  {
    name: 'a synced pattern as WordPress 6.5 stored its texts',
    written: '<!-- wp:block {"ref":STAFF,"content":{"name":{"values":{"content":"Anna Berg"}}}} /-->',
    has: ['Anna Berg'],
  },
  {
    name: 'a synced pattern with a password, and one inside itself',
    written: `${shown}<!-- wp:block {"ref":LOCKED} /--><!-- wp:block {"ref":LOOP} /-->`,
    has: ['Shown', 'Once'],
    hasNot: [/Once.*Once/],
  },
  {
    name: 'a pattern by its name',
    written: `<!-- wp:pattern {"slug":"tests/hello"} /-->`,
    has: ['Hello from a pattern', '"name":"intro-text"'],
  },
  {
    name: 'the beginning of a text that is bound to a field',
    written: paragraph('SECRET', bound('content', 'core/post-meta', 'motto')),
    has: ['Through <em>storms</em>'],
  },
  {
    name: 'a heading, an item and a button that are bound to fields',
    written: `<!-- wp:heading {${bound('content', 'core/post-meta', 'motto')}} --><h2>SECRET</h2><!-- /wp:heading --><!-- wp:list --><ul>${item('SECRET', bound('content', 'core/post-meta', 'motto'))}</ul><!-- /wp:list -->${button(bound('url', 'core/post-meta', 'address'))}`,
    has: ['<em>storms</em>', 'https://field.example/'],
    hasNot: [/\/before/],
  },
  {
    name: 'a picture whose address is bound to a field',
    written: image(`"id":PIC1,${bound('url', 'core/post-meta', 'picture')}`),
    has: ['two.jpg'],
    hasNot: [/one\.jpg/],
  },
  {
    name: 'a picture and a button whose fields are empty: nothing',
    written: `${shown}${image(`"id":PIC1,${bound('url', 'core/post-meta', 'empty')}`)}${button(bound('text', 'core/post-meta', 'empty'))}`,
    has: ['Shown'],
    hasNot: [/one\.jpg|Before|button"/],
  },
  {
    name: 'a caption that is bound to a field',
    written: image(`"id":PIC1,${bound('caption', 'core/post-meta', 'motto')}`),
    has: ['storms', 'one.jpg'],
    hasNot: [/Old/],
  },
  {
    name: 'a text that is bound to another source',
    written: paragraph('SECRET', bound('content', 'tests/source', 'x')),
    has: ['From a source'],
  },
  {
    name: 'a text that is bound to a source that is gone: its own',
    written: paragraph('Own words', bound('content', 'gone/source', 'x')),
    has: ['Own words'],
  },
  {
    name: 'a text that is bound to a field that is for nobody: its own',
    written: paragraph('Own words', bound('content', 'core/post-meta', '_private')),
    has: ['Own words'],
  },
];

const staff = (name: string) =>
  `<!-- wp:heading {"metadata":{"name":"${name}","bindings":{"__default":{"source":"core/pattern-overrides"}}}} --><h2 class="wp-block-heading">PLACEHOLDER NAME</h2><!-- /wp:heading -->`;
const overridable = (name: string) =>
  `"metadata":{"name":"${name}","bindings":{"__default":{"source":"core/pattern-overrides"}}}`;

/** Synced patterns by the names that stand for their numbers. A later one may contain an earlier one. */
export const patterns: Readonly<Record<string, string>> = {
  STAFF: `${staff('name')}${group(paragraph('PLACEHOLDER JOB', overridable('job')))}${image(`"id":PIC1,${overridable('portrait')}`)}${button(overridable('link'))}${paragraph('Same for all')}`,
  OUTER: group('<!-- wp:block {"ref":STAFF,"content":{"name":{"content":"Bo Lund"}}} /-->'),
  LOCKED: paragraph('SECRET'),
  LOOP: `${paragraph('Once')}<!-- wp:block {"ref":LOOP} /-->`,
};

/** A plug-in that decides when WordPress renders. */
export const deciding = `<?php
$has = static fn( array $block, string $name ): bool => str_contains( (string) ( $block['attrs']['className'] ?? '' ), $name );
add_filter( 'render_block_data', static function ( array $block ) use ( $has ): array {
	if ( $has( $block, 'hide-by-data' ) ) { $block['attrs']['metadata'] = array( 'blockVisibility' => false ); }
	if ( $has( $block, 'change' ) ) { $block['attrs']['text'] = '<p>Changed</p>'; }
	return $block;
} );
add_filter( 'pre_render_block', static fn( $html, array $block ) => $has( $block, 'hide-before' ) ? '' : $html, 10, 2 );
add_filter( 'render_block', static function ( string $html, array $block ) use ( $has ): string {
	if ( $has( $block, 'hide-after' ) ) { return ''; }
	if ( $has( $block, 'replace' ) ) { return '<p>Log in to read this</p>'; }
	return $has( $block, 'add' ) ? "<p>Added before</p>$html<p>Added after</p>" : $html;
}, 20, 2 );
add_filter( 'render_block_core/verse', static fn( string $html, array $block ): string => $has( $block, 'hide-verse' ) ? '' : $html, 10, 2 );
add_action( 'init', static function (): void {
	foreach ( array( 'motto', 'address', 'picture', 'empty', '_private' ) as $key ) {
		register_post_meta( 'post', $key, array( 'show_in_rest' => true, 'single' => true, 'type' => 'string' ) );
	}
	register_block_type( 'tests/clock', array( 'attributes' => array( 'text' => array( 'type' => 'string' ) ), 'render_callback' => static fn( array $attrs ): string => '<p>' . $attrs['text'] . '</p>' ) );
	register_block_type( 'tests/box', array() );
	register_block_bindings_source( 'tests/source', array( 'label' => 'Source', 'get_value_callback' => static fn(): string => 'From a source' ) );
	register_block_pattern( 'tests/hello', array( 'title' => 'Hello', 'content' => '<!-- wp:paragraph --><p>Hello from a pattern</p><!-- /wp:paragraph --><!-- wp:guildhall/intro-text {"text":"<p>Ours</p>"} /-->' ) );
} );`;
