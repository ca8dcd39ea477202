<?php
/**
 * Remembers the old paths of entries.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Content;

use Guildhall\Cache\ResponseCache;
use Guildhall\Routes\Access;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Remembers where an entry was before its name or its parent changed, so that old links lead to it. WordPress does this
 * for posts, and not for pages: their children move too.
 */
final class OldPaths {
	private const KEY = '_guildhall_old_path';

	/** WordPress's own note: the last part of a post's old path. */
	private const CORE_KEY = '_wp_old_slug';

	/** Old paths that are kept in the cache; the newest count. */
	private const MOST = 2000;

	/** @var array<int, string> The paths of a post and the pages below it, before a change. */
	private static array $before = array();

	public static function register(): void {
		add_action( 'pre_post_update', array( self::class, 'note' ) );
		add_action( 'wp_after_insert_post', array( self::class, 'compare' ), 10, 2 );
	}

	public static function note( int $post_id ): void {
		$post = get_post( $post_id );
		if ( $post instanceof WP_Post && self::has_path( $post ) ) {
			foreach ( array( $post, ...self::list_below( $post ) ) as $each ) {
				self::$before[ $each->ID ] ??= SitePath::of_post( $each );
			}
		}
	}

	public static function compare( int $post_id, WP_Post $post ): void {
		if ( ! isset( self::$before[ $post_id ] ) ) {
			return;
		}
		foreach ( array( $post, ...self::list_below( $post ) ) as $each ) {
			$old = self::$before[ $each->ID ] ?? null;
			unset( self::$before[ $each->ID ] );
			if ( null !== $old && self::has_path( $each ) && SitePath::of_post( $each ) !== $old ) {
				self::store( $each, $old );
			}
		}
	}

	/** The path to which an old one leads; null if there is none. The list is kept, so that a missing page costs no query. */
	public static function find_new( string $path ): ?string {
		$known = ResponseCache::remember( 'old paths', static fn(): array => self::list_all() );
		$slug  = sanitize_title( (string) array_slice( explode( '/', $path ), -1 )[0] );
		$id    = $known[ self::KEY ][ $path ] ?? $known[ self::CORE_KEY ][ $slug ] ?? null;
		$post  = null === $id ? null : get_post( $id );
		if ( ! $post instanceof WP_Post || ! Access::may_be_named( $post ) ) {
			return null;
		}
		$new = SitePath::of_post( $post );
		return $new === $path ? null : $new;
	}

	/** @return array<string, array<string, int>> Numbers of posts by old path, and by old name. */
	private static function list_all(): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no function for it; the result is kept.
		$rows = $wpdb->get_results(
			$wpdb->prepare( "SELECT meta_key, meta_value, post_id FROM {$wpdb->postmeta} WHERE meta_key IN ( %s, %s ) ORDER BY meta_id DESC LIMIT %d", self::KEY, self::CORE_KEY, self::MOST )
		);
		$found = array();
		foreach ( $rows as $row ) {
			$found[ $row->meta_key ][ $row->meta_value ] ??= (int) $row->post_id;
		}
		return $found;
	}

	private static function store( WP_Post $post, string $old ): void {
		// A path in use again is no old one.
		delete_metadata( 'post', 0, self::KEY, wp_slash( SitePath::of_post( $post ) ), true );
		if ( ! in_array( $old, get_post_meta( $post->ID, self::KEY ), true ) ) {
			add_post_meta( $post->ID, self::KEY, wp_slash( $old ) );
		}
	}

	private static function has_path( WP_Post $post ): bool {
		return in_array( $post->post_status, array( 'publish', 'private' ), true ) && in_array( $post->post_type, EntryFinder::post_types(), true );
	}

	/** @return list<WP_Post> */
	private static function list_below( WP_Post $post ): array {
		if ( ! is_post_type_hierarchical( $post->post_type ) ) {
			return array();
		}
		$pages = get_pages( array( 'child_of' => $post->ID, 'post_type' => $post->post_type, 'post_status' => array( 'publish', 'private' ) ) );
		return is_array( $pages ) ? array_values( $pages ) : array();
	}
}
