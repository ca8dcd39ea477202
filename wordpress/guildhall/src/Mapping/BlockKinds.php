<?php
/**
 * What becomes of blocks, by their names.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

defined( 'ABSPATH' ) || exit;

/** What becomes of blocks, by their names. */
final class BlockKinds {
	/** Blocks that only hold others. Columns are shown one below the other. */
	private const CONTAINERS = array( 'core/group', 'core/columns', 'core/column', 'core/row', 'core/stack', 'core/block' );

	/** Static blocks that the site reads as they are parsed. */
	private const PARSED = array(
		...array( 'core/paragraph', 'core/heading', 'core/list', 'core/list-item', 'core/quote', 'core/pullquote', 'core/code' ),
		...array( 'core/preformatted', 'core/verse', 'core/table', 'core/image', 'core/gallery', 'core/video', 'core/audio' ),
		...array( 'core/file', 'core/embed', 'core/button', 'core/buttons', 'core/cover', 'core/details', 'core/separator' ),
		...array( 'core/spacer', 'core/html', 'core/media-text', 'core/missing', 'core/freeform', 'core/shortcode' ),
	);

	/** Blocks of a field plugin, and embeds as WordPress named them until 2020. */
	private const PARSED_TOO = '#^(?:acf|core-embed)/#';

	/** Blocks of WordPress's own pages, which lead to pages that the site does not have. */
	private const LEFT_OUT = '#^core/(?:search|loginout|archives|calendar|categories|tag-cloud|latest-comments|comments?(?:-.*)?|post-comments.*|post-navigation-link|navigation.*|home-link|social-link)$#';

	/** Marks in a text, which show nothing themselves. */
	private const MARKS = array( 'core/more', 'core/nextpage' );

	/** Lists of posts, which become lists of entries, and the place of a list in its query. */
	private const LISTS = array( 'core/query', QueryBlock::PLACE, 'core/latest-posts' );

	public static function is_container( string $name ): bool {
		return in_array( $name, self::CONTAINERS, true );
	}

	public static function is_left_out( string $name ): bool {
		return 1 === preg_match( self::LEFT_OUT, $name );
	}

	public static function is_mark( string $name ): bool {
		return in_array( $name, self::MARKS, true );
	}

	public static function is_parsed( string $name ): bool {
		return in_array( $name, self::PARSED, true ) || 1 === preg_match( self::PARSED_TOO, $name );
	}

	/** Made of attributes alone, or of none: what WordPress would render is not used. */
	public static function is_made_of_attributes( string $name ): bool {
		return str_starts_with( $name, OwnBlock::PREFIX ) || in_array( $name, self::LISTS, true ) || self::is_left_out( $name ) || self::is_mark( $name );
	}
}
