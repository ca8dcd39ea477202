<?php
/**
 * Filters of a content type.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Routes;

use Guildhall\Cache\ResponseCache;
use Guildhall\Content\Categories;
use Guildhall\Content\ContentType;
use Guildhall\Mapping\CardList;
use Guildhall\Mapping\Text;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /wp-json/filters/api/<type>`: the categories that its entries use, each with the route of its cards. */
final class FiltersRoute {
	public static function respond( WP_REST_Request $request ): WP_REST_Response {
		$type = ContentType::from( (string) $request['type'] );
		return Reply::json( $request, ResponseCache::remember( "filters {$type->value}", static fn(): array => self::list_filters( $type ) ) );
	}

	/**
	 * One query for all: WordPress's own counts are of all types together.
	 *
	 * @return list<array{id: string, name: string, route: string}>
	 */
	private static function list_filters( ContentType $type ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- get_terms() would read every post first; the result is kept.
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT DISTINCT t.term_id, t.name FROM {$wpdb->terms} t
				JOIN {$wpdb->term_taxonomy} x ON x.term_id = t.term_id AND x.taxonomy = 'category'
				JOIN {$wpdb->term_relationships} r ON r.term_taxonomy_id = x.term_taxonomy_id
				JOIN {$wpdb->posts} p ON p.ID = r.object_id AND p.post_type = %s AND p.post_status = 'publish' AND p.post_password = ''
				WHERE t.slug <> %s ORDER BY t.term_id",
				$type->post_type(),
				Categories::NONE
			)
		);
		return array_map(
			static fn( object $row ): array => array(
				'id'    => (string) $row->term_id,
				'name'  => Text::decode( $row->name ),
				'route' => CardList::route( $type, array( 'category' => (string) $row->term_id ) ),
			),
			$rows
		);
	}
}
