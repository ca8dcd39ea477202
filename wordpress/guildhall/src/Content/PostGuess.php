<?php
/**
 * Guesses which post an unknown path means.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Content;

use Guildhall\Routes\Access;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Guesses as WordPress does for its own missing pages: by the name at the end, and the date before it. WordPress itself can
 * only be asked for the request that it is serving.
 */
final class PostGuess {
	/** A shorter beginning of a name fits posts that nobody meant. */
	private const SHORTEST_BEGINNING = 6;

	private const DATE = '#/((?:19|20)\d\d)/(\d{1,2})(?:/(\d{1,2}))?(?=/)#';

	public static function by_name( string $path ): ?WP_Post {
		if ( ! self::is_allowed() ) {
			return null;
		}
		$last = self::last( $path );
		$post = self::best( EntryFinder::by_name( $last ), $path );
		if ( null !== $post || ! preg_match( '/^(?:(\d+)-(.+)|(.+)-(\d+))$/', $last, $parts ) ) {
			return $post;
		}
		// Structures with name and number in one: /123-name.
		$number = (int) ( $parts[1] . ( $parts[4] ?? '' ) );
		$name   = sanitize_title( $parts[2] . ( $parts[3] ?? '' ) );
		return self::best( array_filter( EntryFinder::by_number( $number ), static fn( WP_Post $each ): bool => $each->post_name === $name ), $path );
	}

	/** The post of a number at the end, if what is before it belongs to that post. */
	public static function by_number( string $path ): ?WP_Post {
		if ( ! preg_match( '#^(.*)/([1-9]\d{0,14})$#', $path, $parts ) ) {
			return null;
		}
		$post = self::best( EntryFinder::by_number( (int) $parts[2] ), $path );
		return null !== $post && self::belongs_to( $parts[1], $post ) ? $post : null;
	}

	/** The only post whose name begins so: addresses are cut in mails. */
	public static function by_beginning( string $path ): ?WP_Post {
		$name = sanitize_title( self::last( $path ) );
		if ( strlen( $name ) < self::SHORTEST_BEGINNING || ! self::is_allowed() ) {
			return null;
		}
		global $wpdb;
		$types = EntryFinder::post_types();
		$marks = implode( ', ', array_fill( 0, count( $types ), '%s' ) );
		// phpcs:ignore WordPress.DB -- WordPress has no function for it; the marks are placeholders.
		$ids   = $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_name LIKE %s AND post_status = 'publish' AND post_type IN ( {$marks} ) LIMIT 2", $wpdb->esc_like( $name ) . '%', ...$types ) );
		$posts = 1 === count( $ids ) ? array( get_post( (int) $ids[0] ) ) : array();
		return self::best( array_filter( $posts ), $path );
	}

	/** Sites can switch the guess of WordPress off, and with it ours. */
	private static function is_allowed(): bool {
		return (bool) apply_filters( 'do_redirect_guess_404_permalink', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's.
	}

	private static function last( string $path ): string {
		return (string) array_slice( explode( '/', $path ), -1 )[0];
	}

	/**
	 * The post of these that fits the path best. A date in the path must be that of the post.
	 *
	 * @param array<WP_Post> $posts
	 */
	private static function best( array $posts, string $path ): ?WP_Post {
		$fitting = array_filter( $posts, static fn( WP_Post $post ): bool => Access::may_be_named( $post ) && self::has_date( $post, $path ) );
		usort( $fitting, static fn( WP_Post $a, WP_Post $b ): int => self::rank( $b, $path ) <=> self::rank( $a, $path ) );
		return $fitting[0] ?? null;
	}

	/** @return array{int, int, int} Terms in the path, then posts before other types, then the older post. */
	private static function rank( WP_Post $post, string $path ): array {
		return array( count( array_intersect( explode( '/', $path ), self::terms_of( $post ) ) ), (int) ( 'post' === $post->post_type ), -$post->ID );
	}

	private static function has_date( WP_Post $post, string $path ): bool {
		if ( ! preg_match( self::DATE, $path, $date ) ) {
			return true;
		}
		// Core notes the days of posts that were dated again.
		foreach ( array( substr( $post->post_date, 0, 10 ), ...get_post_meta( $post->ID, '_wp_old_date' ) ) as $day ) {
			$parts = array_map( 'intval', explode( '-', (string) $day ) );
			if ( array_slice( $parts, 0, count( $date ) - 1 ) === array_map( 'intval', array_slice( $date, 1 ) ) ) {
				return true;
			}
		}
		return false;
	}

	/** Only dates, categories and the word of WordPress's own structure may be before a number; nothing, if a structure had it so. */
	private static function belongs_to( string $before, WP_Post $post ): bool {
		if ( '' === $before ) {
			return FormerStructures::had_numbers();
		}
		$rest = preg_replace( self::DATE, '', "{$before}/" );
		return array() === array_diff( array_filter( explode( '/', (string) $rest ) ), array( 'archives', ...self::terms_of( $post ) ) );
	}

	/** @return list<string> The names of its categories, and of those above them. */
	private static function terms_of( WP_Post $post ): array {
		$slugs = array();
		foreach ( get_the_terms( $post, 'category' ) ?: array() as $term ) {
			$slugs[] = $term->slug;
			foreach ( get_ancestors( $term->term_id, 'category', 'taxonomy' ) as $above ) {
				$slugs[] = get_term( $above )->slug;
			}
		}
		return $slugs;
	}
}
