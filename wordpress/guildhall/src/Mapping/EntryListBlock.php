<?php
/**
 * Lists of entries.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

use Guildhall\Content\ContentType;

defined( 'ABSPATH' ) || exit;

/** Makes a list of entries, with the routes of its cards and categories. */
final class EntryListBlock {
	/** @return array<string, mixed> */
	public static function create( ContentType $type, ?int $number = null, ?int $category = null, ?string $order = null ): array {
		return array(
			'blockName'    => 'guildhall/entry-list',
			'contentType'  => $type->value,
			...self::create_routes( $type, $number, $category, $order ),
			'displayByCat' => '',
			'buttonLink'   => '',
			'attrs'        => array(),
		);
	}

	/**
	 * The values that an editor's form has not saved.
	 *
	 * @param array<string, mixed> $saved
	 * @return array<string, mixed>
	 */
	public static function complete( array $saved ): array {
		$type     = ContentType::tryFrom( (string) ( $saved['contentType'] ?? '' ) ) ?? ContentType::News;
		$number   = (int) ( $saved['numberOfEntries'] ?? 0 );
		$category = (int) ( $saved['category'] ?? 0 );
		$order    = (string) ( $saved['order'] ?? '' );
		return self::create_routes( $type, $number > 0 ? $number : null, $category > 0 ? $category : null, '' === $order ? null : $order );
	}

	/** @return array{entryRoute: string, cats: array{route: string}} */
	private static function create_routes( ContentType $type, ?int $number, ?int $category, ?string $order ): array {
		$query = array(
			...( null === $category ? array() : array( 'category' => (string) $category ) ),
			...( null === $number ? array() : array( 'per_page' => (string) max( 1, min( $number, CardList::MOST ) ) ) ),
			...( in_array( $order, CardList::ORDERS, true ) ? array( 'order' => $order ) : array() ),
		);
		return array(
			'entryRoute' => CardList::route( $type, $query ),
			'cats'       => array( 'route' => CardList::route( $type, array(), 'filters' ) ),
		);
	}
}
