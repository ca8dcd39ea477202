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
	/** In a query: its list has pages. */
	public const HAS_PAGES = 'guildhall_pages';

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
	 * All posts, sticky ones first, as WordPress's own page of posts has them.
	 *
	 * @return array<string, mixed>
	 */
	public static function create_posts(): array {
		return self::create_query( ContentType::Blog, array( 'post_type' => ContentType::Blog->post_type(), 'posts_per_page' => CardList::MOST ), true );
	}

	/**
	 * A list of what a query of WordPress finds.
	 *
	 * @param ContentType|null     $type      Null for a kind of content that the site has no cards for: shown as titles with texts.
	 * @param array<string, mixed> $query     Arguments of `WP_Query`.
	 * @param bool                 $has_pages Whether there is more than the first page.
	 * @return array<string, mixed>
	 */
	public static function create_query( ?ContentType $type, array $query, bool $has_pages ): array {
		$look  = $type ?? ContentType::Initiatives;
		$query = array( ...$query, ...( $has_pages ? array( self::HAS_PAGES => true ) : array() ) );
		return array( ...self::create( $look ), 'entryRoute' => CardList::route( $look, array( 'list' => ListQuery::write( $query ) ) ) );
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
			// A few events are the next ones.
			...( null !== $number && ContentType::Calendar === $type && ! in_array( $order, CardList::ORDERS, true ) ? array( 'when' => 'coming' ) : array() ),
		);
		return array(
			'entryRoute' => CardList::route( $type, $query ),
			'cats'       => array( 'route' => CardList::route( $type, array(), 'filters' ) ),
		);
	}
}
