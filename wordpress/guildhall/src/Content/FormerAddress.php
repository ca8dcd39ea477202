<?php
/**
 * Finds where an address of the site that was here before leads.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Content;

use Guildhall\Routes\Access;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Leads from an address that no post has today to the page that is meant: permalinks of every structure, numbers, pages of
 * files, archives. Only what everyone may know is found, and the archives of authors say nothing about who has a login.
 */
final class FormerAddress {
	/** Endings that WordPress puts behind the address of a page. */
	private const ENDINGS = '#/(?:amp|embed|trackback|page/\d+|comment-page-\d+)$#i';

	/** A post of several pages: `/name/2`. */
	private const PART = '#/\d{1,3}$#';

	/** Endings of names that some structures have. */
	private const SUFFIX = '#\.(?:html?|php|aspx?)$#i';

	/** @param string $address Such as `/2024/05/name` or `/?p=9`, decoded. */
	public static function find_new( string $address ): ?string {
		[ $path, $query ] = array_pad( explode( '?', $address, 2 ), 2, '' );
		$path             = '/' . trim( (string) preg_replace( '#^/index\.php(?=/|$)#i', '', $path ), '/' );
		if ( '' !== $query ) {
			return '/' === $path ? self::find_by_query( $query ) : null;
		}
		$to = OldPaths::find_new( $path ) ?? self::find_page( $path, $address );
		return $to ?? ( self::is_feed( $path ) ? null : self::find_meant( $path ) );
	}

	/** The page at a path without what WordPress puts around it. */
	private static function find_page( string $path, string $address ): ?string {
		$page = '/' . trim( (string) preg_replace( self::ENDINGS, '', $path ), '/' );
		if ( '/' === $page ) {
			return '/' === $address ? null : '/';
		}
		$whole = (string) preg_replace( self::PART, '', $page );
		foreach ( array( $page, preg_replace( self::SUFFIX, '', $page ), $whole ) as $each ) {
			$post = in_array( $each, array( '', $address ), true ) ? null : EntryFinder::find( $each );
			if ( null !== $post && ( $each !== $whole || self::has_part( $post, $page ) ) ) {
				return self::path_of( $post );
			}
		}
		return $page === $path ? null : OldPaths::find_new( $page );
	}

	/** Whether the number at the end is a part of this page, and not a post: a page may be called as the addresses of posts began. */
	private static function has_part( WP_Post $post, string $page ): bool {
		$number = (int) substr( (string) strrchr( $page, '/' ), 1 );
		return substr_count( $post->post_content, '<!--nextpage-->' ) >= $number - 1 || null === PostGuess::by_number( $page );
	}

	private static function find_meant( string $path ): ?string {
		$page  = (string) preg_replace( self::ENDINGS, '', $path );
		$named = (string) preg_replace( self::SUFFIX, '', $page );
		$whole = (string) preg_replace( self::PART, '', $named );
		$post  = PostGuess::by_number( $named ) ?? PostGuess::by_name( $named );
		if ( null === $post && $whole !== $named ) {
			$post = PostGuess::by_name( $whole );
		}
		return null === $post ? Archive::find_list( $page ) ?? FilePage::find( $named ) ?? self::path_of( PostGuess::by_beginning( $named ) ) : self::path_of( $post );
	}

	private static function find_by_query( string $query ): ?string {
		wp_parse_str( $query, $values );
		$values = array_filter( $values, 'is_string' );
		foreach ( array( 'p', 'page_id', 'attachment_id' ) as $key ) {
			if ( isset( $values[ $key ] ) ) {
				$post = preg_match( '/^[1-9]\d{0,14}$/', $values[ $key ] ) ? get_post( (int) $values[ $key ] ) : null;
				return $post instanceof WP_Post && 'attachment' === $post->post_type ? FilePage::of( $post ) : self::path_of( $post );
			}
		}
		$name = trim( $values['pagename'] ?? $values['name'] ?? '', '/' );
		if ( '' !== $name ) {
			return self::path_of( EntryFinder::find( "/{$name}" ) ) ?? self::path_of( PostGuess::by_name( "/{$name}" ) );
		}
		return Archive::find_list_by_query( $values );
	}

	private static function is_feed( string $path ): bool {
		return 1 === preg_match( '#/feed(?:/\w+)?$#i', $path );
	}

	private static function path_of( ?WP_Post $post ): ?string {
		if ( null === $post || ! in_array( $post->post_type, EntryFinder::post_types(), true ) || ! Access::may_be_named( $post ) ) {
			return null;
		}
		return EntryFinder::path_of( $post );
	}
}
