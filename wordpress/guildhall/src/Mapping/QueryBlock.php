<?php
/**
 * Queries with what stands around their lists.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

defined( 'ABSPATH' ) || exit;

/** A query of core: its list of entries in the place of its template, between the texts that stand around it. */
final class QueryBlock {
	/** Where a query has its list. A query may have several. */
	public const PLACE = 'core/post-template';

	/** Parts that a list of the site has itself. */
	private const OF_LISTS = '#^core/query-(?:pagination.*|no-results|total)$#';

	/**
	 * @param array<string, mixed>                                                  $query       As WordPress has decided it.
	 * @param callable(list<array<string, mixed>>): list<array<string, mixed>>      $convert_all Converts other blocks.
	 * @return list<array<string, mixed>>|null Null if it stays HTML.
	 */
	public static function convert( array $query, callable $convert_all ): ?array {
		$list = CoreLists::convert( $query );
		// One without any block in it has a list all the same.
		return null === $list || ! in_array( null, $query['innerContent'], true )
			? $list
			: self::convert_inside( $query['innerBlocks'], $query, $convert_all );
	}

	/**
	 * @param list<array<string, mixed>>                                            $blocks
	 * @param array<string, mixed>                                                  $query
	 * @param callable(list<array<string, mixed>>): list<array<string, mixed>>      $convert_all
	 * @return list<array<string, mixed>>
	 */
	private static function convert_inside( array $blocks, array $query, callable $convert_all ): array {
		$made = array();
		foreach ( $blocks as $block ) {
			$name = (string) $block['blockName'];
			array_push(
				$made,
				...match ( true ) {
					self::PLACE === $name => CoreLists::convert( $query, $block ) ?? array(),
					1 === preg_match( self::OF_LISTS, $name ) => array(),
					BlockKinds::is_container( $name ) => self::convert_inside( $block['innerBlocks'], $query, $convert_all ),
					default => $convert_all( array( $block ) ),
				}
			);
		}
		return $made;
	}
}
