<?php
/**
 * Addresses of archives.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Content;

use Guildhall\Mapping\Text;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * The site has no archives: they lead to the page with the list of posts. Those of authors do so for any name, so that nobody
 * learns with which names editors log in.
 */
final class Archive {
	private const DATE = '#^(?:/archives)?(?:/date)?/(?:19|20)\d\d(?:/(?:0?[1-9]|1[0-2])(?:/(?:0?[1-9]|[12]\d|3[01]))?)?$#';

	/** Formats of posts, such as "gallery". */
	private const FORMAT = '#^/type/(?:aside|audio|chat|gallery|image|link|quote|status|video)$#i';

	public static function find_list( string $path ): ?string {
		[ $front, $base ] = self::bases();
		$path             = preg_replace( "#^/?{$front}(?=/)#i", '', $path );
		if ( preg_match( "#^/author/[^/]+$#i", $path ) || preg_match( self::DATE, $path ) || preg_match( self::FORMAT, $path ) ) {
			return self::list_path();
		}
		if ( ! preg_match( "#^/({$base['category']}|{$base['post_tag']})/(?:.+/)?([^/]+)$#i", $path, $parts ) ) {
			return self::of_term( self::find_bare_category( explode( '/', trim( $path, '/' ) ) ) );
		}
		$is_tag = 1 === preg_match( "#^(?:{$base['post_tag']})$#i", $parts[1] );
		return self::of_term( get_term_by( 'slug', $parts[2], $is_tag ? 'post_tag' : 'category' ) );
	}

	/**
	 * The category at a path of categories alone: plugins remove the word before them.
	 *
	 * @param list<string> $slugs
	 */
	private static function find_bare_category( array $slugs ): ?WP_Term {
		$term = get_term_by( 'slug', (string) end( $slugs ), 'category' );
		if ( ! $term instanceof WP_Term ) {
			return null;
		}
		$above = array_map( static fn( int $id ): string => get_term( $id )->slug, get_ancestors( $term->term_id, 'category', 'taxonomy' ) );
		return array( ...array_reverse( $above ), $term->slug ) === $slugs ? $term : null;
	}

	/** @param array<string, string> $query Such as `cat=3`, `author=1`, `m=202405`. */
	public static function find_list_by_query( array $query ): ?string {
		if ( isset( $query['author'] ) || isset( $query['author_name'] ) || preg_match( self::FORMAT, '/type/' . ( $query['post_format'] ?? '' ) ) || preg_match( '/^(?:19|20)\d\d/', $query['m'] ?? $query['year'] ?? '' ) ) {
			return self::list_path();
		}
		$term = match ( true ) {
			isset( $query['cat'] )           => get_term( (int) $query['cat'], 'category' ),
			isset( $query['category_name'] ) => get_term_by( 'slug', basename( $query['category_name'] ), 'category' ),
			isset( $query['tag'] )           => get_term_by( 'slug', $query['tag'], 'post_tag' ),
			default                          => null,
		};
		return self::of_term( $term );
	}

	/** The list of posts, with a category chosen as the site writes it. */
	private static function of_term( mixed $term ): ?string {
		$list = $term instanceof WP_Term ? self::list_path() : null;
		if ( null === $list || 'category' !== $term->taxonomy || Categories::NONE === $term->slug ) {
			return $list;
		}
		return $list . '?cat=' . sanitize_title( Text::decode( $term->name ) );
	}

	private static function list_path(): ?string {
		if ( 'page' !== get_option( 'show_on_front' ) ) {
			return '/';
		}
		$page = get_post( (int) get_option( 'page_for_posts' ) ?: -1 );
		return null === $page || 'publish' !== $page->post_status ? null : EntryFinder::path_of( $page );
	}

	/** @return array{string, array<string, string>} What is before every address of a post, and before terms, as patterns. */
	private static function bases(): array {
		$front = preg_quote( trim( (string) strstr( get_option( 'permalink_structure' ) . '%', '%', true ), '/' ), '#' );
		$quote = static fn( string $option, string $usual ): string => implode( '|', array_unique( array( $usual, preg_quote( trim( (string) get_option( $option ), '/' ) ?: $usual, '#' ) ) ) );
		return array( $front, array( 'category' => $quote( 'category_base', 'category' ), 'post_tag' => $quote( 'tag_base', 'tag' ) ) );
	}
}
