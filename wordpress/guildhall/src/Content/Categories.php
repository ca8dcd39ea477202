<?php
/**
 * The categories of entries.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Content;

use Guildhall\Mapping\Text;
use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** The categories of entries. All kinds of content share WordPress's own. */
final class Categories {
	public const TAXONOMY = 'category';

	/** WordPress puts every post without a category into this one, which says nothing. */
	public const NONE = 'uncategorized'; // cspell:disable-line

	/** @return list<string> The names of a post's categories. */
	public static function names( WP_Post $post ): array {
		$terms = get_the_terms( $post, self::TAXONOMY );
		$named = array_filter( is_array( $terms ) ? $terms : array(), static fn( WP_Term $term ): bool => self::NONE !== $term->slug );
		return array_values( array_map( static fn( WP_Term $term ): string => Text::decode( $term->name ), $named ) );
	}

	/** The number of the category that says nothing; 0 if someone has renamed it. */
	public static function find_none(): int {
		$term = get_term( (int) get_option( 'default_category' ), self::TAXONOMY );
		return $term instanceof WP_Term && self::NONE === $term->slug ? $term->term_id : 0;
	}
}
