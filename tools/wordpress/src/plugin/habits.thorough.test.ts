import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWordPress, type WordPress } from '../harness/start-wordpress.ts';
import { quote } from '../harness/site-folder.ts';
import { choices } from './choices.fixture.ts';
import { habits as oldHabits } from './habits.fixture.ts';
import { createClient, readRoutes, type RouteResponse } from './plugin-client.fixture.ts';

const habits = [...oldHabits, ...choices];
const entryRoute = (path: string) => `/wp-json/entry/api?path=${encodeURIComponent(path)}`;
/** Posts for what the head above a text depends on. */
const heads = {
  'own-heading': '<h1>The title in the text</h1>\n\nWords.',
  'same-picture': '<img class="wp-image-PIC1" src="ORIGIN/wp-content/uploads/2016/05/boat-1.jpg" alt="A" />',
  'first-intro': '<!-- wp:guildhall/intro-text {"text":"<p>First</p>"} /-->',
  'fields-alone': '',
};
const paths = [
  ...habits.map((_, number) => `/habit-${number}`),
  ...Object.keys(heads).map((name) => `/${name}`),
];

describe('the habits of an old WordPress', () => {
  let wordPress: WordPress;
  let responses: ReadonlyMap<string, RouteResponse>;
  const read = async (path: string) => {
    const { cms, problems } = createClient(wordPress.origin, responses);
    const { entry } = await cms.readEntry(path);
    const blocks = entry?.content ?? [];
    return { names: blocks.map(({ name }) => name), blocks, problems };
  };

  beforeAll(async () => {
    wordPress = await startWordPress();
    await writeFile(join(wordPress.folder, 'wp-content/mu-plugins/form.php'), formOfAPlugin);
    const posts = [
      ...habits.map(({ written }, number) => [`habit-${number}`, written]),
      ...Object.entries(heads),
    ];
    await wordPress.run(program.replace('POSTS', () => quote(JSON.stringify(posts))));
    responses = await readRoutes(wordPress, paths.map(entryRoute));
  });
  afterAll(() => wordPress.stop());

  it.each(habits.map((habit, number) => ({ ...habit, number })))(
    'are shown: $name [7.13.17]',
    async ({ number, blocks: expected, has = [], hasNot = [], problems: reported = [] }) => {
      const { names, blocks, problems } = await read(`/habit-${number}`);
      expect(names).toEqual(['page-title', 'post-date', 'text', ...expected]);
      const content = JSON.stringify(blocks.slice(3));
      for (const part of has) expect(content).toContain(part);
      for (const part of hasNot) expect(content).not.toMatch(part);
      expect(problems).toEqual(reported.map((problem) => expect.stringMatching(problem) as string));
    },
  );

  it.each([
    ['one with a title in its text', '/own-heading', ['text']],
    ['one with its picture in its text', '/same-picture', ['page-title', 'post-date', 'text', 'text']],
    ['one that begins with an intro', '/first-intro', ['page-title', 'post-date', 'text', 'intro-text']],
    ['one whose content is in fields of a theme', '/fields-alone', ['page-title', 'post-date', 'text']],
  ])('have a head above the text of a post, and one alone: %s [7.13.10]', async (_, path, expected) => {
    expect((await read(path)).names).toEqual(expected);
  });

  it('have no error of PHP', async () => {
    expect(await wordPress.errors()).toBe('');
  });
});

const formOfAPlugin = `<?php
add_filter( 'wp_theme_json_data_theme', static fn( $theme ) => $theme->update_with( array( 'version' => 3, 'settings' => array( 'color' => array( 'palette' => array( array( 'name' => 'House', 'slug' => 'house-blue', 'color' => '#1f4e9e' ) ) ) ) ) ) );
add_shortcode( 'form_of_a_plugin', static fn(): string => '<div><form><label>Your name <input></label></form></div>' );`;

const program = `
  kses_remove_filters();
  wp_update_user( array( 'ID' => 1, 'display_name' => 'Runa Holm' ) );
  for ( $n = 1; $n < 4; $n++ ) {
    $boat = array( 'post_title' => "Boat $n", 'post_mime_type' => 'image/jpeg', 'post_excerpt' => "Boat $n", 'post_status' => 'inherit' );
    $pictures["PIC$n"] = (string) wp_insert_attachment( $boat, "2016/05/boat-$n.jpg" );
    $sizes = 2 === $n ? array(
      'thumbnail' => array( 'file' => 'boat-2-150x150.jpg', 'width' => 150, 'height' => 150, 'mime-type' => 'image/jpeg' ),
      'medium'    => array( 'file' => 'boat-2-300x200.jpg', 'width' => 300, 'height' => 200, 'mime-type' => 'image/jpeg' ),
    ) : array();
    wp_update_attachment_metadata( (int) $pictures["PIC$n"], array( 'width' => 2048, 'height' => 1365, 'file' => "2016/05/boat-$n.jpg", 'sizes' => $sizes ) );
  }
  $about = wp_insert_post( array( 'post_title' => 'About', 'post_type' => 'page', 'post_status' => 'publish', 'post_content' => 'x' ) );
  foreach ( json_decode( POSTS, true ) as [ $name, $text ] ) {
    $text = strtr( $text, array( ...$pictures, 'ABOUT' => (string) $about, 'ORIGIN' => home_url() ) );
    $id   = wp_insert_post( wp_slash( array( 'post_title' => "About $name", 'post_name' => $name, 'post_status' => 'publish', 'post_content' => $text, 'post_author' => 1 ) ) );
    if ( 'same-picture' === $name ) {
      set_post_thumbnail( $id, (int) $pictures['PIC1'] );
    }
    if ( str_contains( $text, '[gallery]' ) ) {
      wp_update_post( array( 'ID' => (int) $pictures['PIC2'], 'post_parent' => $id ) );
      wp_update_post( array( 'ID' => (int) $pictures['PIC3'], 'post_parent' => $id ) );
    }
    if ( 'fields-alone' === $name ) {
      update_post_meta( $id, 'content_blocks', array( 'text' ) );
      update_post_meta( $id, 'content_blocks_0_text', 'Of a field' );
    }
  }`;
