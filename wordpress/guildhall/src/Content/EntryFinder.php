<?php
/**
 * Finds the post at a path.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Content;

use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the post at a path by its name, and compares its address. This holds for every permalink structure and every
 * plugin that changes addresses, with one query.
 */
final class EntryFinder {
	/** Posts of these states can have a page; who may read it is another question. */
	private const STATES = array( 'publish', 'private' );

	/** Posts with the same name that are compared. */
	private const MOST_EQUAL_NAMES = 50;

	public static function find( string $path ): ?WP_Post {
		if ( '/' === $path ) {
			return self::find_front_page();
		}
		foreach ( self::list_candidates( $path ) as $post ) {
			if ( mb_strtolower( self::path_of( $post ) ) === mb_strtolower( $path ) ) {
				return $post;
			}
		}
		return null;
	}

	public static function find_front_page(): ?WP_Post {
		$id = 'page' === get_option( 'show_on_front' ) ? (int) get_option( 'page_on_front' ) : 0;
		return $id > 0 ? get_post( $id ) : null;
	}

	/** Its path on the site. */
	public static function path_of( WP_Post $post ): string {
		return self::find_front_page()?->ID === $post->ID ? '/' : SitePath::of_post( $post );
	}

	/** @return list<WP_Post> The posts with this name; who may know of them is another question. */
	public static function by_name( string $name ): array {
		return self::query( array( 'post_name__in' => array( sanitize_title( $name ) ) ) );
	}

	/** @return list<WP_Post> The post with this number, if it can have a page. */
	public static function by_number( int $number ): array {
		return self::query( array( 'post__in' => array( $number ) ) );
	}

	/** @return list<string> The types of posts that have a page. */
	public static function post_types(): array {
		$types = array_filter( get_post_types( array( 'public' => true ) ), 'is_post_type_viewable' );
		return array_values( array_diff( $types, array( 'attachment' ) ) );
	}

	/** @return list<WP_Post> */
	private static function list_candidates( string $path ): array {
		$last  = (string) array_slice( explode( '/', $path ), -1 )[0];
		$named = self::by_name( $last );
		if ( array() !== $named || ! preg_match( '/(\d+)(?:\.html?)?$/', $last, $number ) ) {
			return $named;
		}
		// Addresses with the post's number: /archives/123.
		return self::by_number( (int) $number[1] );
	}

	/**
	 * @param array<string, mixed> $which
	 * @return list<WP_Post>
	 */
	private static function query( array $which ): array {
		$query = new WP_Query(
			array(
				'post_type'           => self::post_types(),
				'post_status'         => self::STATES,
				'posts_per_page'      => self::MOST_EQUAL_NAMES,
				'orderby'             => 'none',
				'no_found_rows'       => true,
				'ignore_sticky_posts' => true,
				'suppress_filters'    => true,
				...$which,
			)
		);
		return $query->posts;
	}
}
