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
		$read = static fn( array $needed, string $capability, int $user, array $given ): array => 'read_post' === $capability && (int) ( $given[0] ?? 0 ) === $post->ID ? array( 'exist' ) : $needed;
		// Whoever gets this text may read it: bound fields of members' pages and drafts, too.
		add_filter( 'map_meta_cap', $read, 10, 4 );
		try {
			$blocks = parse_blocks( apply_block_hooks_to_content_from_post_object( NumberedLinks::write_out( $text ), $post ) );
			return ( new BlockConverter() )->convert_all( DecidedBlocks::of( $blocks, $post ) );
		} finally {
			remove_filter( 'map_meta_cap', $read );
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
