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
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /wp-json/cards/api/<type>?category=&per_page=&order=`. */
final class CardsRoute {
	public static function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$type     = ContentType::from( (string) $request['type'] );
		$per_page = Reply::number( $request->get_param( 'per_page' ) ?? (string) CardList::MOST, 1, CardList::MOST );
		$order    = $request->get_param( 'order' );
		$category = $request->get_param( 'category' );
		if ( null === $per_page ) {
			return Reply::invalid( 'per_page' );
		}
		if ( null !== $order && ! in_array( $order, CardList::ORDERS, true ) ) {
			return Reply::invalid( 'order' );
		}
		if ( null === $category ) {
			return Reply::json( $request, array_slice( CardList::read( $type, null, $order ), 0, $per_page ) );
		}
		$term = Reply::number( $category, 1, PHP_INT_MAX );
		// An unknown category has no cards, and leaves nothing in the cache.
		$cards = null !== $term && term_exists( $term, 'category' ) ? CardList::read( $type, $term, $order ) : array();
		return Reply::json( $request, array_slice( $cards, 0, $per_page ) );
	}
}
