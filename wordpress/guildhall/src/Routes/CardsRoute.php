<?php
/**
 * Cards of a content type.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Routes;

use Guildhall\Content\ContentType;
use Guildhall\Mapping\CardList;
use Guildhall\Mapping\EntryListBlock;
use Guildhall\Mapping\EventList;
use Guildhall\Mapping\ListQuery;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /wp-json/cards/api/<type>?category=&per_page=&order=&when=&page=`, or `?list=&page=` for a query of WordPress. */
final class CardsRoute {
	private const MOST_PAGES = 9999;

	public static function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$page = Reply::number( $request->get_param( 'page' ) ?? '1', 1, self::MOST_PAGES );
		if ( null === $page ) {
			return Reply::invalid( 'page' );
		}
		return null === $request->get_param( 'list' ) ? self::respond_own( $request, $page ) : self::respond_query( $request, $page );
	}

	/** A list of ours: all of it in pages, or a number of entries from its beginning. */
	private static function respond_own( WP_REST_Request $request, int $page ): WP_REST_Response|WP_Error {
		$type     = ContentType::from( (string) $request['type'] );
		$per_page = $request->get_param( 'per_page' );
		$size     = Reply::number( $per_page ?? (string) CardList::MOST, 1, CardList::MOST );
		$order    = $request->get_param( 'order' );
		$category = $request->get_param( 'category' );
		$when     = $request->get_param( 'when' );
		if ( null === $size ) {
			return Reply::invalid( 'per_page' );
		}
		if ( null !== $order && ! in_array( $order, CardList::ORDERS, true ) ) {
			return Reply::invalid( 'order' );
		}
		if ( null !== $when && 'coming' !== $when ) {
			return Reply::invalid( 'when' );
		}
		$term = null === $category ? null : Reply::number( $category, 1, PHP_INT_MAX );
		// An unknown category has no cards, and leaves nothing in the cache.
		if ( null !== $category && ( null === $term || ! term_exists( $term, 'category' ) ) ) {
			return Reply::json( $request, array() );
		}
		$query = array( ...CardList::query( $type, $term, $order ), ...( 'coming' === $when ? array( EventList::COMING => true ) : array() ) );
		if ( null === $per_page ) {
			return Reply::json( $request, CardList::read( $query, $page ) );
		}
		$from  = ( $page - 1 ) * $size;
		$cards = CardList::read( $query, 1 + intdiv( $from, CardList::MOST ) );
		return Reply::json( $request, array_slice( $cards, $from % CardList::MOST, $size ) );
	}

	private static function respond_query( WP_REST_Request $request, int $page ): WP_REST_Response|WP_Error {
		$query = ListQuery::read( $request->get_param( 'list' ) );
		if ( null === $query ) {
			return Reply::invalid( 'list' );
		}
		$has_pages = ! empty( $query[ EntryListBlock::HAS_PAGES ] );
		$given     = (int) ( $query['posts_per_page'] ?? get_option( 'posts_per_page' ) );
		$size      = $given < 1 || $given > CardList::MOST ? CardList::MOST : $given;
		$cards     = $has_pages || 1 === $page ? CardList::read( $query, $page, $size ) : array();
		return Reply::json( $request, $has_pages ? $cards : array_map( static fn( array $card ): array => array_diff_key( $card, array( 'following' => 1 ) ), $cards ) );
	}
}
