<?php
/**
 * Descriptions of blocks, entries and main data.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Blocks;

use const Guildhall\FOLDER;

defined( 'ABSPATH' ) || exit;

/** Descriptions that were generated from the site's definitions: the plugin's own, and those of an organisation's plugin. */
final class Descriptions {
	/** @var array<string, mixed>|null */
	private static ?array $merged = null;

	/**
	 * Folders with `blocks-manifest.php` and `fields.json`. Later ones replace blocks of the same name.
	 *
	 * @return list<string>
	 */
	public static function folders(): array {
		/**
		 * Filters the folders of blocks, so that an organisation's plugin can add its own.
		 *
		 * @param list<string> $folders Absolute paths.
		 */
		$folders = apply_filters( 'guildhall_block_folders', array( FOLDER . '/blocks' ) );
		return array_values( array_filter( (array) $folders, static fn( $folder ) => is_file( $folder . '/fields.json' ) ) );
	}

	/**
	 * All descriptions: `categories`, `grounds`, `plans`, `baseFields`, `blocks` by name, `content`.
	 *
	 * @return array<string, mixed>
	 */
	public static function all(): array {
		if ( null === self::$merged ) {
			self::$merged = array( 'blocks' => array() );
			foreach ( self::folders() as $folder ) {
				$own          = wp_json_file_decode( $folder . '/fields.json', array( 'associative' => true ) ) ?? array();
				$blocks       = array_merge( self::$merged['blocks'], $own['blocks'] ?? array() );
				self::$merged = array_merge( self::$merged, $own, array( 'blocks' => $blocks ) );
			}
		}
		return self::$merged;
	}

	/**
	 * The fields of a block, those of every block included.
	 *
	 * @param string $name Name without its prefix: `hero`.
	 * @return list<array<string, mixed>>
	 */
	public static function fields( string $name ): array {
		$all   = self::all();
		$block = $all['blocks'][ $name ] ?? null;
		return null === $block ? array() : array_merge( $block['fields'], $all['baseFields'] ?? array() );
	}
}
