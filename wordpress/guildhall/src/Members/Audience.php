<?php
/**
 * Who may read a post.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Members;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Who may read a post on the site. Every route asks here, so that none shows what another one hides.
 */
enum Audience {
	case Everyone;
	/** Everyone learns that the page exists; its content is for members. */
	case Members;
	/** Drafts, WordPress's own private pages, pages with a password, and what is in the bin. */
	case Nobody;

	public static function of( WP_Post $post ): self {
		if ( '' !== $post->post_password || ! is_post_type_viewable( $post->post_type ) ) {
			return self::Nobody;
		}
		$is_marked = Mark::is_set( $post->ID );
		return match ( $post->post_status ) {
			// Another plugin may have written the status past WordPress.
			'publish' => $is_marked ? self::Members : self::Everyone,
			'private' => $is_marked ? self::Members : self::Nobody,
			default   => self::Nobody,
		};
	}
}
