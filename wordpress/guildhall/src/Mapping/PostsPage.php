<?php
/**
 * The page of the posts.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Puts the list of posts on the page that WordPress shows them on: its own text is mostly empty. */
final class PostsPage {
	/**
	 * @param list<array<string, mixed>> $blocks
	 * @return list<array<string, mixed>>
	 */
	public static function complete( array $blocks, WP_Post $post ): array {
		$is_posts_page = 'page' === get_option( 'show_on_front' ) && (int) get_option( 'page_for_posts' ) === $post->ID;
		$has_list      = in_array( OwnBlock::PREFIX . 'entry-list', array_column( $blocks, 'blockName' ), true );
		return $is_posts_page && ! $has_list ? array( ...$blocks, EntryListBlock::create_posts() ) : $blocks;
	}
}
