<?php
/**
 * The blocks of a post.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Makes the site's blocks of a post's text. */
final class BlockList {
	/** @return list<array<string, mixed>> */
	public static function create( WP_Post $post ): array {
		$blocks = PostsPage::complete( self::convert( $post->post_content, $post ), $post );
		return self::number( Colours::write_out( PlainHead::complete( $blocks, $post ) ), $post );
	}

	/**
	 * Converts a text in the context of its post, which shortcodes and dynamic blocks ask for.
	 *
	 * @return list<array<string, mixed>>
	 */
	public static function convert( string $text, WP_Post $post ): array {
		$before          = $GLOBALS['post'] ?? null;
		$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as in WordPress's own loop.
		setup_postdata( $post );
		try {
			return ( new BlockConverter( $post ) )->convert_all( parse_blocks( NumberedLinks::write_out( $text ) ) );
		} finally {
			$GLOBALS['post'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
			if ( $before instanceof WP_Post ) {
				setup_postdata( $before );
			}
		}
	}

	/**
	 * @param list<array<string, mixed>> $blocks
	 * @return list<array<string, mixed>>
	 */
	public static function number( array $blocks, WP_Post $post ): array {
		foreach ( $blocks as $index => $block ) {
			$blocks[ $index ] = array( ...$block, 'idd' => sprintf( 'block_%d_%d', $post->ID, $index + 1 ) );
		}
		return $blocks;
	}
}
