<?php
/**
 * Writes the content of `seed.json` into this WordPress, and deletes what was there. Run by the tests' harness.
 */

$seed = json_decode( file_get_contents( '/site/seed.json' ), true, 512, JSON_THROW_ON_ERROR );
wp_set_current_user( 1 );
wp_defer_term_counting( true );
global $wpdb;
$wpdb->query( 'START TRANSACTION' );
// What is written here is the seed's, with every mark that it has.
kses_remove_filters();
foreach ( get_posts( array( 'post_type' => 'any', 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids' ) ) as $id ) {
	wp_delete_post( $id, true );
}
$types = array( 'page' => 'page' );
foreach ( Guildhall\Content\ContentType::cases() as $type ) {
	$types[ $type->site_type() ] = $type->post_type();
}
foreach ( $seed['categories'] as $category ) {
	$wpdb->insert( $wpdb->terms, array( 'term_id' => $category['id'], 'name' => $category['name'], 'slug' => $category['slug'] ) );
	$wpdb->insert( $wpdb->term_taxonomy, array( 'term_id' => $category['id'], 'taxonomy' => 'category', 'description' => '', 'parent' => 0, 'count' => 0 ) );
	clean_term_cache( $category['id'], 'category' );
}
foreach ( $seed['pictures'] as $picture ) {
	$id    = wp_insert_attachment( array( 'import_id' => $picture['id'], 'post_title' => basename( $picture['file'] ), 'post_mime_type' => str_ends_with( $picture['file'], '.svg' ) ? 'image/svg+xml' : 'image/jpeg', 'post_status' => 'inherit' ), $picture['file'] );
	$sizes = array();
	foreach ( $picture['sizes'] as $name => $size ) {
		$sizes[ $name ] = array( 'file' => basename( $size['file'] ), 'width' => $size['width'], 'height' => $size['height'], 'mime-type' => 'image/jpeg' );
	}
	wp_update_attachment_metadata( $id, array( 'file' => $picture['file'], 'width' => $picture['width'], 'height' => $picture['height'], 'sizes' => $sizes ) );
	update_post_meta( $id, '_wp_attachment_image_alt', $picture['alt'] );
}
$ids = array();
// Pages above others come first.
usort( $seed['posts'], fn( $a, $b ) => substr_count( $a['path'], '/' ) <=> substr_count( $b['path'], '/' ) );
$authors = array();
foreach ( $seed['posts'] as $order => $post ) {
	$name   = $post['author'] ?? '';
	$author = 1;
	if ( '' !== $name ) {
		$authors[ $name ] ??= wp_insert_user( array( 'user_login' => sanitize_title( $name ), 'user_pass' => wp_generate_password(), 'display_name' => $name, 'role' => 'author' ) );
		$author             = $authors[ $name ];
	}
	$parts  = explode( '/', trim( $post['path'], '/' ) );
	$parent = 0;
	if ( 'page' === $post['type'] ) {
		for ( $depth = 1; $depth < count( $parts ); $depth++ ) {
			$above = implode( '/', array_slice( $parts, 0, $depth ) );
			$found = get_page_by_path( $above );
			// A page below an entry of another type: its place in the address is a draft.
			$parent = $found ? $found->ID : wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'draft', 'post_title' => $above, 'post_name' => $parts[ $depth - 1 ], 'post_parent' => $parent ) );
		}
	}
	$id = wp_insert_post(
		wp_slash(
			array(
				'import_id'    => $post['id'],
				'post_type'    => $types[ $post['type'] ] ?? 'page',
				'post_status'  => $post['status'],
				'post_title'   => $post['title'],
				'post_name'    => '' === end( $parts ) ? 'home' : end( $parts ),
				'post_parent'  => $parent,
				'post_date'    => $post['day'] . ' 08:00:00',
				'post_excerpt' => $post['excerpt'],
				'post_content' => $post['content'],
				'post_author'  => $author,
				'menu_order'   => $post['id'],
				'meta_input'   => array(
					...( $post['picture'] ? array( '_thumbnail_id' => $post['picture'] ) : array() ),
					'_yoast_wpseo_title'    => $post['seo']['title'],
					'_yoast_wpseo_metadesc' => $post['seo']['description'],
					...( $post['isForMembers'] ? array( 'guildhall_for_members' => '1' ) : array() ),
					...array_combine( array_map( fn( $name ) => "guildhall_$name", array_keys( $post['fields'] ) ), $post['fields'] ),
				),
			)
		),
		true
	);
	if ( is_wp_error( $id ) || $id !== $post['id'] ) {
		throw new Exception( $post['path'] . ': ' . ( is_wp_error( $id ) ? $id->get_error_message() : "number $id" ) );
	}
	if ( $post['categories'] && 'page' !== $post['type'] ) {
		wp_set_object_terms( $id, $post['categories'], 'category' );
	}
	if ( '/' === $post['path'] ) {
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $id );
	}
}
wp_defer_term_counting( false );
update_option( 'guildhall_settings', array( 'siteOrigin' => $seed['siteOrigin'] ?? '', ...$seed['settings'] ) );
$menu = wp_create_nav_menu( 'Main' );
foreach ( $seed['navigation'] as $link ) {
	wp_update_nav_menu_item( $menu, 0, array( 'menu-item-title' => $link['title'], 'menu-item-url' => $link['url'], 'menu-item-type' => 'custom', 'menu-item-status' => 'publish' ) );
}
set_theme_mod( 'nav_menu_locations', array( 'guildhall' => $menu ) );
update_option( 'permalink_structure', '/blog/%postname%/' );
$wpdb->query( 'COMMIT' );
echo count( $seed['posts'] );
