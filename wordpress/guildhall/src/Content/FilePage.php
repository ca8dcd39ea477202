<?php
/**
 * Pages of files.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Content;

use Guildhall\Routes\Access;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The page that WordPress had for each file of the media library leads to the post that the file was uploaded to, or to the file. */
final class FilePage {
	public static function find( string $path ): ?string {
		$name  = sanitize_title( (string) array_slice( explode( '/', $path ), -1 )[0] );
		$files = '' === $name ? array() : get_posts(
			array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'name' => $name, 'posts_per_page' => 1 )
		);
		return isset( $files[0] ) ? self::of( $files[0] ) : null;
	}

	/** A file of a post that is not public may be a secret of that post. */
	public static function of( WP_Post $file ): ?string {
		if ( 0 === $file->post_parent ) {
			return wp_get_attachment_url( $file->ID ) ?: null;
		}
		$post = get_post( $file->post_parent );
		return $post instanceof WP_Post && Access::may_be_named( $post ) ? EntryFinder::path_of( $post ) : null;
	}
}
