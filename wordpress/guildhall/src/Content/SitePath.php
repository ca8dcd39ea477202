<?php
/**
 * Paths as the site knows them.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Content;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The path of an address of this WordPress, as the site knows it: decoded, without a trailing slash. */
final class SitePath {
	public static function of_url( string $url ): string {
		$folder = rtrim( (string) wp_parse_url( home_url(), PHP_URL_PATH ), '/' );
		$path   = rawurldecode( (string) wp_parse_url( $url, PHP_URL_PATH ) );
		if ( '' !== $folder && str_starts_with( $path . '/', $folder . '/' ) ) {
			$path = substr( $path, strlen( $folder ) );
		}
		// WordPress without rewriting puts its script before every path.
		return '/' . trim( (string) preg_replace( '#^/index\.php(?=/|$)#', '', $path ), '/' );
	}

	public static function of_post( WP_Post $post ): string {
		return self::of_url( self::permalink( $post ) );
	}

	/** Its address. WordPress gives those of private posts only to their editors: a page for members has one all the same. */
	public static function permalink( WP_Post $post ): string {
		if ( 'private' === $post->post_status ) {
			$post              = clone $post;
			$post->post_status = 'publish';
		}
		return (string) get_permalink( $post );
	}
}
