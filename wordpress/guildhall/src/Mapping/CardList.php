<?php
/**
 * Lists of cards.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

use Guildhall\Cache\ResponseCache;
use Guildhall\Content\ContentType;
use Guildhall\Content\EntryFinder;
use Guildhall\Routes\Access;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/** The cards of a content type. A hundred of them are a handful of queries, and none until content changes. */
final class CardList {
	public const MOST   = 100;
	public const ORDERS = array( 'newest', 'oldest', 'title' );

	/**
	 * The route of a list on this WordPress. WordPress does not encode what it is given.
	 *
	 * @param array<string, string> $query
	 */
	public static function route( ContentType $type, array $query = array(), string $kind = 'cards' ): string {
		$url = home_url( "/wp-json/{$kind}/api/{$type->value}" );
		return array() === $query ? $url : $url . '?' . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 );
	}

	/** @return list<array<string, mixed>> */
	public static function read( ContentType $type, ?int $category = null, ?string $order = null ): array {
		return ResponseCache::remember(
			sprintf( 'cards %s %d %s', $type->value, (int) $category, (string) $order ),
			static fn(): array => self::map_all( self::query( $type, $category, $order ) )
		);
	}

	/**
	 * Cards that an editor has chosen, in order. Missing posts and those for nobody are left out.
	 *
	 * @param list<int> $ids
	 * @return list<array<string, mixed>>
	 */
	public static function of( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		return self::map_all(
			new WP_Query(
				array(
					'post__in'            => $ids,
					'post_type'           => EntryFinder::post_types(),
					'post_status'         => array( 'publish', 'private' ),
					'orderby'             => 'post__in',
					'posts_per_page'      => self::MOST,
					'no_found_rows'       => true,
					'ignore_sticky_posts' => true,
				)
			),
			array( Access::class, 'may_be_named' )
		);
	}

	/** @return list<array<string, mixed>> */
	private static function map_all( WP_Query $query, ?callable $is_shown = null ): array {
		update_post_thumbnail_cache( $query );
		return array_map( array( CardMapper::class, 'map' ), array_values( array_filter( $query->posts, $is_shown ?? array( Access::class, 'is_public' ) ) ) );
	}

	private static function query( ContentType $type, ?int $category, ?string $order ): WP_Query {
		return new WP_Query(
			array(
				'post_type'           => $type->post_type(),
				'post_status'         => 'publish',
				'has_password'        => false,
				'posts_per_page'      => self::MOST,
				'no_found_rows'       => true,
				'ignore_sticky_posts' => true,
				...( null === $category ? array() : array( 'cat' => $category ) ),
				...self::order( $type, $order ),
			)
		);
	}

	/** @return array<string, mixed> Newest first, except where another order is natural. */
	private static function order( ContentType $type, ?string $order ): array {
		return match ( true ) {
			'newest' === $order                => array( 'orderby' => array( 'date' => 'DESC', 'ID' => 'DESC' ) ),
			'oldest' === $order                => array( 'orderby' => array( 'date' => 'ASC', 'ID' => 'ASC' ) ),
			'title' === $order, ContentType::Organisations === $type => array( 'orderby' => array( 'title' => 'ASC' ) ),
			ContentType::People === $type, ContentType::FocusAreas === $type => array( 'orderby' => array( 'menu_order' => 'ASC', 'ID' => 'ASC' ) ),
			ContentType::Calendar === $type    => self::by_day(),
			default                            => array( 'orderby' => array( 'date' => 'DESC', 'ID' => 'DESC' ) ),
		};
	}

	/** @return array<string, mixed> Events by their day; those without one last. */
	private static function by_day(): array {
		return array(
			// phpcs:ignore WordPress.DB.SlowDBQuery -- the result is kept.
			'meta_query' => array(
				'relation' => 'OR',
				'day'      => array( 'key' => 'guildhall_date', 'compare' => 'EXISTS' ),
				'none'     => array( 'key' => 'guildhall_date', 'compare' => 'NOT EXISTS' ),
			),
			'orderby'    => array( 'day' => 'ASC', 'ID' => 'ASC' ),
		);
	}
}
