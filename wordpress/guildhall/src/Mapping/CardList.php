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

	/** Whatever a list asks for, it shows what everyone may read. */
	private const FOR_EVERYONE = array( 'post_status' => 'publish', 'has_password' => false, 'no_found_rows' => false, 'fields' => '' );

	/**
	 * The route of a list on this WordPress. WordPress does not encode what it is given.
	 *
	 * @param array<string, string> $query
	 */
	public static function route( ContentType $type, array $query = array(), string $kind = 'cards' ): string {
		$url = home_url( "/wp-json/{$kind}/api/{$type->value}" );
		return array() === $query ? $url : $url . '?' . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 );
	}

	/**
	 * One page of a list, with the number of entries on later pages in its last card.
	 *
	 * @param array<string, mixed> $query Arguments of `WP_Query`.
	 * @param int                  $page  From 1.
	 * @return list<array<string, mixed>>
	 */
	public static function read( array $query, int $page = 1, int $size = self::MOST ): array {
		$is_by_day = EventList::is_by_day( $query );
		return ResponseCache::remember(
			// Tomorrow, other events are past.
			sprintf( 'cards %s %d %d %s', (string) wp_json_encode( $query ), $page, $size, $is_by_day ? EventList::today() : '' ),
			static fn(): array => $is_by_day ? EventList::read( $query, $page, $size ) : self::read_page( $query, $page, $size )
		);
	}

	/**
	 * @param array<string, mixed> $query
	 * @return list<array<string, mixed>>
	 */
	private static function read_page( array $query, int $page, int $size ): array {
		$first = (int) ( $query['offset'] ?? 0 ) + ( $page - 1 ) * $size;
		if ( ! empty( $query['ignore_sticky_posts'] ) ) {
			return self::map_part( self::find_ids( $query ), $first, $size );
		}
		// With the page, sticky posts are first on the first one alone.
		$found = new WP_Query( array( ...$query, ...self::FOR_EVERYONE, 'posts_per_page' => $size, 'offset' => $first, 'paged' => $page ) );
		return self::add_following( self::map_all( $found ), $found->found_posts - $first - $size );
	}

	/**
	 * The numbers of all entries of a list: one query, also where the list has pages.
	 *
	 * @param array<string, mixed> $query
	 * @return list<int>
	 */
	public static function find_ids( array $query ): array {
		return ( new WP_Query( array( ...array_diff_key( $query, array( 'offset' => 1 ) ), ...self::FOR_EVERYONE, 'fields' => 'ids', 'posts_per_page' => -1, 'no_found_rows' => true ) ) )->posts;
	}

	/**
	 * @param list<int> $ids
	 * @return list<array<string, mixed>>
	 */
	public static function map_part( array $ids, int $first, int $size ): array {
		$part = array_slice( $ids, $first, $size );
		_prime_post_caches( $part );
		$found        = new WP_Query();
		$found->posts = array_filter( array_map( 'get_post', $part ) );
		return self::add_following( self::map_all( $found ), count( $ids ) - $first - $size );
	}

	/**
	 * @param list<array<string, mixed>> $cards
	 * @return list<array<string, mixed>>
	 */
	private static function add_following( array $cards, int $following ): array {
		$last = array_key_last( $cards );
		if ( null !== $last && $following > 0 ) {
			$cards[ $last ]['following'] = $following;
		}
		return $cards;
	}

	/**
	 * The query of a list of ours.
	 *
	 * @return array<string, mixed>
	 */
	public static function query( ContentType $type, ?int $category, ?string $order ): array {
		return array(
			'post_type'           => $type->post_type(),
			'ignore_sticky_posts' => true,
			...( null === $category ? array() : array( 'cat' => $category ) ),
			...self::order( $type, $order ),
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

	/** @return array<string, mixed> Newest first, except where another order is natural. */
	private static function order( ContentType $type, ?string $order ): array {
		return match ( true ) {
			'newest' === $order                => array( 'orderby' => array( 'date' => 'DESC', 'ID' => 'DESC' ) ),
			'oldest' === $order                => array( 'orderby' => array( 'date' => 'ASC', 'ID' => 'ASC' ) ),
			'title' === $order, ContentType::Organisations === $type => array( 'orderby' => array( 'title' => 'ASC' ) ),
			ContentType::People === $type, ContentType::FocusAreas === $type => array( 'orderby' => array( 'menu_order' => 'ASC', 'ID' => 'ASC' ) ),
			ContentType::Calendar === $type    => EventList::BY_DAY,
			default                            => array( 'orderby' => array( 'date' => 'DESC', 'ID' => 'DESC' ) ),
		};
	}
}
