<?php
/**
 * Makes of this WordPress one that has lived for ten years: 500 posts, most of the classic editor, with the habits and the
 * plugins of those years. Posts are written past WordPress, which would take minutes.
 */

global $wpdb;
$wpdb->query( 'START TRANSACTION' );
$wpdb->query( "DELETE FROM {$wpdb->posts}" );
$wpdb->query( "DELETE FROM {$wpdb->postmeta}" );
update_option( 'permalink_structure', '/%year%/%postname%/' );
$GLOBALS['wp_rewrite']->init();
update_option( 'blogname', 'The Harbour &amp; Light Society' );
update_option( 'blogdescription', 'Since 1974' );
// Its public name is still its login.
wp_update_user( array( 'ID' => 1, 'first_name' => 'Runa', 'last_name' => 'Holm' ) );

$categories = array();
foreach ( array( 'Letters', 'Reports', 'Visits', 'Fish &amp; nets' ) as $name ) {
	$categories[] = wp_insert_term( $name, 'category' )['term_id'];
}
$insert = static function ( array $post ) use ( $wpdb ): int {
	$defaults = array( 'post_author' => 1, 'post_date' => '2020-01-01 10:00:00', 'post_content' => '', 'post_title' => '', 'post_excerpt' => '', 'post_status' => 'publish', 'post_password' => '', 'post_name' => '', 'post_type' => 'post', 'post_parent' => 0, 'post_mime_type' => '', 'guid' => '', 'to_ping' => '', 'pinged' => '', 'post_content_filtered' => '' );
	$post     = array( ...$defaults, ...$post );
	$wpdb->insert( $wpdb->posts, array( ...$post, 'post_date_gmt' => $post['post_date'], 'post_modified' => $post['post_date'], 'post_modified_gmt' => $post['post_date'] ) );
	return (int) $wpdb->insert_id;
};
$add_meta = static function ( int $id, array $values ) use ( $wpdb ): void {
	foreach ( $values as $key => $value ) {
		$wpdb->insert( $wpdb->postmeta, array( 'post_id' => $id, 'meta_key' => $key, 'meta_value' => maybe_serialize( $value ) ) );
	}
};

// Pictures in the sizes of their years, none of ours.
$pictures = array();
for ( $number = 0; $number < 40; $number++ ) {
	$file = sprintf( '2016/05/boat-%d.jpg', $number );
	$id   = $insert( array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'post_title' => "Boat $number", 'post_excerpt' => 'A boat', 'post_mime_type' => 'image/jpeg', 'post_name' => "boat-$number" ) );
	$add_meta(
		$id,
		array(
			'_wp_attached_file'        => $file,
			'_wp_attachment_image_alt' => 'A boat in the harbour',
			'_wp_attachment_metadata'  => array(
				'width'  => 2048,
				'height' => 1365,
				'file'   => $file,
				'sizes'  => array(
					'thumbnail' => array( 'file' => "boat-$number-150x150.jpg", 'width' => 150, 'height' => 150, 'mime-type' => 'image/jpeg' ),
					'medium'    => array( 'file' => "boat-$number-300x200.jpg", 'width' => 300, 'height' => 200, 'mime-type' => 'image/jpeg' ),
					'large'     => array( 'file' => "boat-$number-1024x683.jpg", 'width' => 1024, 'height' => 683, 'mime-type' => 'image/jpeg' ),
				),
			),
		)
	);
	$pictures[] = $id;
}

$paragraph = 'The town met the water as one meets a guest who does not say when he leaves: with a chair, a lamp, and a plan for the cellar.';
for ( $number = 1; $number <= 500; $number++ ) {
	$id = $insert(
		array(
			'post_title'   => "Letter no. $number from the harbour",
			'post_name'    => "letter-$number",
			'post_date'    => gmdate( 'Y-m-d H:i:s', strtotime( '2016-01-01 09:00:00 UTC' ) + $number * 7 * DAY_IN_SECONDS ),
			'post_content' => "$paragraph\n\nA second paragraph with a <strong>word</strong>\nand a line break.\n\n<!--more-->\n\n$paragraph",
		)
	);
	$wpdb->insert( $wpdb->term_relationships, array( 'object_id' => $id, 'term_taxonomy_id' => get_term( $categories[ $number % 4 ] )->term_taxonomy_id ) );
	$add_meta( $id, array( '_thumbnail_id' => $pictures[ $number % 40 ], '_edit_last' => '1' ) );
}

$picture = $pictures[0];
$url     = home_url( '/wp-content/uploads/2016/05/boat-0-1024x683.jpg' );
$posts   = array(
	'classic'     => "$paragraph\n\n[caption id=\"attachment_$picture\" align=\"alignnone\" width=\"1024\"]<img class=\"wp-image-$picture\" src=\"$url\" alt=\"A boat\" width=\"1024\" height=\"683\" /> The boat, 2016[/caption]\n\n[gallery ids=\"{$pictures[1]},{$pictures[2]}\"]\n\nhttps://www.youtube.com/watch?v=a1B_-2c3D4e\n\n<ul>\n<li>One</li>\n<li>Two</li>\n</ul>",
	'shortcodes'  => "Sign up here:\n\n[contact-form-7 id=\"12\" title=\"Contact\"]\n\n[tides place=\"Kilmorrow\"]\n\n$paragraph",
	'fields'      => $paragraph,
	'seo'         => $paragraph,
	'rank-math'   => $paragraph,
	'blocks'      => "<!-- wp:paragraph --><p>$paragraph</p><!-- /wp:paragraph -->\n\n<!-- wp:image {\"id\":$picture,\"sizeSlug\":\"large\"} --><figure class=\"wp-block-image size-large\"><img src=\"$url\" alt=\"A boat\" class=\"wp-image-$picture\"/><figcaption class=\"wp-element-caption\">The <em>boat</em></figcaption></figure><!-- /wp:image -->\n\n<!-- wp:gallery {\"linkTo\":\"none\"} --><figure class=\"wp-block-gallery has-nested-images\"><!-- wp:image {\"id\":{$pictures[1]}} --><figure class=\"wp-block-image\"><img src=\"$url\" alt=\"\"/></figure><!-- /wp:image --><!-- wp:image {\"id\":{$pictures[2]}} --><figure class=\"wp-block-image\"><img src=\"$url\" alt=\"\"/></figure><!-- /wp:image --></figure><!-- /wp:gallery -->\n\n<!-- wp:columns --><div class=\"wp-block-columns\"><!-- wp:column --><div class=\"wp-block-column\"><!-- wp:heading --><h2 class=\"wp-block-heading\">Left</h2><!-- /wp:heading --></div><!-- /wp:column --><!-- wp:column --><div class=\"wp-block-column\"><!-- wp:quote --><blockquote class=\"wp-block-quote\"><!-- wp:paragraph --><p>Right</p><!-- /wp:paragraph --><cite>A sailor</cite></blockquote><!-- /wp:quote --></div><!-- /wp:column --></div><!-- /wp:columns -->\n\n<!-- wp:buttons --><div class=\"wp-block-buttons\"><!-- wp:button --><div class=\"wp-block-button\"><a class=\"wp-block-button__link wp-element-button\" href=\"/join\">Join us</a></div><!-- /wp:button --></div><!-- /wp:buttons -->\n\n<!-- wp:latest-posts {\"postsToShow\":3} /-->\n\n<!-- wp:search {\"label\":\"Search\"} /-->",
	'beside'      => "<!-- wp:image {\"id\":$picture,\"align\":\"left\"} --><figure class=\"wp-block-image alignleft\"><img src=\"$url\" alt=\"A boat\"/></figure><!-- /wp:image -->\n\n<!-- wp:paragraph --><p>Beside it.</p><!-- /wp:paragraph -->\n\n<!-- wp:heading --><h2 class=\"wp-block-heading\">Below</h2><!-- /wp:heading -->\n\n<!-- wp:list --><ul class=\"wp-block-list\"><!-- wp:list-item --><li>One</li><!-- /wp:list-item --></ul><!-- /wp:list -->",
	'footnotes'   => "<!-- wp:paragraph --><p>A claim.<sup data-fn=\"f1\" class=\"fn\"><a href=\"#f1\" id=\"f1-link\">1</a></sup></p><!-- /wp:paragraph -->\n\n<!-- wp:footnotes /-->",
	'pattern'     => '<!-- wp:block {"ref":PATTERN} /-->',
);
$pattern = $insert( array( 'post_type' => 'wp_block', 'post_title' => 'Address', 'post_name' => 'address', 'post_content' => '<!-- wp:paragraph --><p>Toldkaj 7</p><!-- /wp:paragraph -->' ) );
foreach ( $posts as $name => $text ) {
	$ids[ $name ] = $insert( array( 'post_title' => "About $name &amp; more", 'post_name' => $name, 'post_date' => '2026-02-03 10:00:00', 'post_content' => str_replace( 'PATTERN', (string) $pattern, $text ) ) );
}
$add_meta( $ids['fields'], array( 'subtitle' => 'Under the title', '_subtitle' => 'field_5a1', 'hero_image' => (string) $picture, '_hero_image' => 'field_5a2' ) );
$add_meta( $ids['seo'], array( '_yoast_wpseo_title' => '%%title%% %%page%% %%sep%% %%sitename%%', '_yoast_wpseo_metadesc' => 'Written for search engines.', '_yoast_wpseo_canonical' => 'https://elsewhere.example/seo', '_wp_old_slug' => 'before-seo' ) );
$add_meta( $ids['rank-math'], array( 'rank_math_title' => '%title% %sep% %sitename%', 'rank_math_description' => 'Found: %excerpt%', 'rank_math_canonical_url' => 'https://elsewhere.example/rank-math' ) );
$add_meta( $ids['footnotes'], array( 'footnotes' => wp_json_encode( array( array( 'id' => 'f1', 'content' => 'Its source.' ) ) ) ) );
$about = $insert( array( 'post_type' => 'page', 'post_title' => 'About us', 'post_name' => 'about', 'post_content' => $paragraph ) );
$insert( array( 'post_type' => 'page', 'post_title' => 'Our history', 'post_name' => 'history', 'post_parent' => $about, 'post_content' => "[tides]\n\n$paragraph" ) );
$insert( array( 'post_type' => 'page', 'post_title' => 'Minutes of the board', 'post_name' => 'minutes', 'post_status' => 'private', 'post_content' => 'Not for members.' ) );
$insert( array( 'post_type' => 'wp_navigation', 'post_title' => 'Navigation', 'post_name' => 'navigation', 'post_content' => "<!-- wp:navigation-link {\"label\":\"About\",\"type\":\"page\",\"id\":$about,\"url\":\"https://old.example/about\",\"kind\":\"post-type\"} /--><!-- wp:navigation-link {\"label\":\"Shop\",\"url\":\"https://shop.example/\",\"kind\":\"custom\",\"opensInNewTab\":true} /-->" ) );
$wpdb->query( 'COMMIT' );
wp_cache_flush();
wp_update_term_count_now( $categories, 'category' );
flush_rewrite_rules( false );
update_option( 'guildhall_last_change', (string) microtime( true ) );
echo (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = 'post'" );
