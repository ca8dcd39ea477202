<?php
/**
 * Notes for editors.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

defined( 'ABSPATH' ) || exit;

/** Choices of an editor that the site cannot follow, as names in a block's `notes`. The site's preview says it beside the block. */
final class EditorNotes {
	/** The block is hidden on some screens: the site shows it on all. */
	public const SCREENS = 'hidden-on-some-screens';

	/** A list takes over the query of a template, which the site does not have: it shows the newest entries. */
	public const TEMPLATE = 'query-of-a-template';

	/** A list shows whole texts: the site's has cards. */
	public const WHOLE_TEXTS = 'whole-texts-in-a-list';

	/** A list has a text for the time in which nothing is found: the site's has a sentence of its own. */
	public const NO_RESULTS = 'text-without-results';

	/** A picture is cut to another shape: the site shows it whole. */
	public const SHAPE = 'picture-cut-to-a-shape';

	/**
	 * @param list<array<string, mixed>> $made   What a block has become.
	 * @param array<string, mixed>       $block
	 * @return list<array<string, mixed>>
	 */
	public static function add( array $made, array $block ): array {
		$notes = array() === $made ? array() : self::read( $block );
		if ( array() !== $notes ) {
			$made[0]['notes'] = array_values( array_unique( array( ...( $made[0]['notes'] ?? array() ), ...$notes ) ) );
		}
		return $made;
	}

	/**
	 * @param array<string, mixed> $block
	 * @return list<string>
	 */
	private static function read( array $block ): array {
		$screens = $block['attrs']['metadata']['blockVisibility']['viewport'] ?? null;
		$notes   = is_array( $screens ) && in_array( false, $screens, true ) ? array( self::SCREENS ) : array();
		if ( 'core/image' === $block['blockName'] && 'auto' !== ( $block['attrs']['aspectRatio'] ?? 'auto' ) ) {
			$notes[] = self::SHAPE;
		}
		// Blocks in a container have theirs already.
		foreach ( BlockKinds::is_container( (string) $block['blockName'] ) ? array() : $block['innerBlocks'] as $inner ) {
			array_push( $notes, ...self::read( $inner ) );
		}
		return $notes;
	}
}
