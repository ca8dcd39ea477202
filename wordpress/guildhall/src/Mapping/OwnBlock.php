<?php
/**
 * Our own blocks.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

use Guildhall\Blocks\Descriptions;

defined( 'ABSPATH' ) || exit;

/** Makes the values of our own blocks: pictures by number become addresses, entries by number become cards. */
final class OwnBlock {
	public const PREFIX = 'guildhall/';

	/**
	 * @param array<string, mixed> $block As it is parsed.
	 * @return list<array<string, mixed>>
	 */
	public static function convert( array $block ): array {
		$name   = substr( $block['blockName'], strlen( self::PREFIX ) );
		$saved  = is_array( $block['attrs'] ) ? $block['attrs'] : array();
		$values = FieldValues::read( Descriptions::fields( $name ), $saved );
		if ( 'entry-list' === $name ) {
			$values = array( ...$values, ...EntryListBlock::complete( $saved ) );
		}
		/**
		 * Filters the values of one of the site's blocks, for an organisation's own.
		 *
		 * @param array<string, mixed> $values As the site reads them.
		 * @param string               $name   Name without its prefix.
		 * @param array<string, mixed> $saved  As the editor saved them.
		 */
		$values = (array) apply_filters( 'guildhall_block_values', $values, $name, $saved );
		return array( array( ...$values, 'blockName' => $block['blockName'], 'attrs' => self::keep_frame( $saved ) ) );
	}

	/**
	 * What every block may have: class names and an anchor.
	 *
	 * @param array<string, mixed> $attributes
	 * @return array<string, string>
	 */
	public static function keep_frame( array $attributes ): array {
		return array_filter( array_intersect_key( $attributes, array( 'className' => 1, 'anchor' => 1 ) ), 'is_string' );
	}
}
