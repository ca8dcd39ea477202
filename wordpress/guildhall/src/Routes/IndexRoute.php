<?php
/**
 * The list of all entries.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Routes;

use Guildhall\Cache\ResponseCache;
use Guildhall\Content\EntryFinder;
use Guildhall\Mapping\EntryMapper;
use WP_Error;
use WP_Post;
use WP_Query;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /wp-json/index/api?page=`: all published entries, for sitemap, feed and search. */
final class IndexRoute {
	private const PAGE_SIZE = 200;

	/** Marks of plugins for pages that search engines leave out. */
	private const HIDDEN = array( '_yoast_wpseo_meta-robots-noindex' => '1' );

	public static function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$page = Reply::number( $request->get_param( 'page' ) ?? '1', 1, 999999 );
		if ( null === $page ) {
			return Reply::invalid( 'page' );
		}
		$pages = ResponseCache::remember( 'index pages', static fn(): int => max( 1, (int) ceil( self::query( 1, true )->found_posts / self::PAGE_SIZE ) ) );
		if ( $page > $pages ) {
			return new WP_Error( 'rest_post_invalid_page_number', __( 'The page number requested is larger than the number of pages available.', 'guildhall' ), array( 'status' => 400 ) );
		}
		$items = ResponseCache::remember( "index {$page}", static fn(): array => self::list_items( $page ) );
		return Reply::json( $request, array( 'items' => $items, 'pages' => $pages ) );
	}

	/** @return list<array<string, mixed>> */
	private static function list_items( int $page ): array {
		$query = self::query( $page, false );
		update_post_thumbnail_cache( $query );
		$shown = array_filter( $query->posts, static fn( WP_Post $post ): bool => Access::is_public( $post ) && EntryMapper::has_page( $post ) && ! self::is_hidden( $post ) );
		return array_values( array_map( array( EntryMapper::class, 'map_item' ), $shown ) );
	}

	private static function is_hidden( WP_Post $post ): bool {
		foreach ( self::HIDDEN as $key => $value ) {
			if ( get_post_meta( $post->ID, $key, true ) === $value ) {
				return true;
			}
		}
		$robots = get_post_meta( $post->ID, 'rank_math_robots', true );
		return is_array( $robots ) && in_array( 'noindex', $robots, true );
	}

	private static function query( int $page, bool $only_counts ): WP_Query {
		return new WP_Query(
			array(
				'post_type'              => EntryFinder::post_types(),
				'post_status'            => 'publish',
				'has_password'           => false,
				'posts_per_page'         => $only_counts ? 1 : self::PAGE_SIZE,
				'paged'                  => $page,
				'orderby'                => array( 'date' => 'DESC', 'ID' => 'DESC' ),
				'no_found_rows'          => ! $only_counts,
				'fields'                 => $only_counts ? 'ids' : '',
				'ignore_sticky_posts'    => true,
				'update_post_term_cache' => false,
			)
		);
	}
}
