<?php
/**
 * The post that a preview shows.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Preview;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the posts of previews. An editor's unsaved text is an autosave, a post of its own whose parent is the edited one:
 * each editor has one. It has text alone; type, address, picture, terms and fields are the parent's.
 */
final class PreviewedPost {
	/** The number that a person's preview of a post shows: their autosave if it is newer, else the post. */
	public static function choose( WP_Post $post, int $user_id ): int {
		$autosave = $user_id > 0 ? wp_get_post_autosave( $post->ID, $user_id ) : false;
		$is_newer = $autosave instanceof WP_Post
			&& strtotime( $autosave->post_modified_gmt . ' GMT' ) > strtotime( $post->post_modified_gmt . ' GMT' );
		return $is_newer ? $autosave->ID : $post->ID;
	}

	/** The post with this number, or the edited post with the text of the autosave with this number; null for others. */
	public static function find( int $id ): ?WP_Post {
		$found = get_post( $id );
		if ( ! $found instanceof WP_Post ) {
			return null;
		}
		if ( 'revision' !== $found->post_type ) {
			return self::can_be_previewed( $found ) ? $found : null;
		}
		$parent = wp_is_post_autosave( $found ) ? get_post( $found->post_parent ) : null;
		if ( ! $parent instanceof WP_Post || ! self::can_be_previewed( $parent ) ) {
			return null;
		}
		// A copy: the cached post stays as it is saved.
		$preview               = clone $parent;
		$preview->post_title   = $found->post_title;
		$preview->post_content = $found->post_content;
		$preview->post_excerpt = $found->post_excerpt;
		return $preview;
	}

	private static function can_be_previewed( WP_Post $post ): bool {
		return is_post_type_viewable( $post->post_type ) && ! in_array( $post->post_status, array( 'trash', 'inherit' ), true );
	}
}
