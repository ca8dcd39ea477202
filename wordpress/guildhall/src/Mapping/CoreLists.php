<?php
/**
 * WordPress's own lists of posts.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

use Guildhall\Content\ContentType;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/** Makes lists of entries of WordPress's lists of posts. Which posts, and in which order, WordPress's own queries say. */
final class CoreLists {
	/** Blocks of a query that show whole texts. */
	private const WHOLE_TEXTS = 'core/post-content';

	/**
	 * @param array<string, mixed>      $block
	 * @param array<string, mixed>|null $place The template of a query's list; its first one if it is missing.
	 * @return list<array<string, mixed>>|null Null if it stays HTML.
	 */
	public static function convert( array $block, ?array $place = null ): ?array {
		return match ( $block['blockName'] ) {
			'core/latest-posts' => self::convert_latest_posts( $block ),
			'core/query'        => self::convert_query( $block, $place ),
			default             => null,
		};
	}

	/**
	 * @param array<string, mixed> $block
	 * @return list<array<string, mixed>>|null
	 */
	private static function convert_latest_posts( array $block ): ?array {
		// With the defaults of the block.
		$attrs = ( new WP_Block( $block ) )->attributes;
		$ids   = array_column( is_array( $attrs['categories'] ?? null ) ? $attrs['categories'] : array(), 'id' );
		$query = array(
			'posts_per_page'      => (int) ( $attrs['postsToShow'] ?? 5 ),
			'order'               => $attrs['order'] ?? 'desc',
			'orderby'             => $attrs['orderBy'] ?? 'date',
			'ignore_sticky_posts' => true,
			'category__in'        => array_map( 'intval', $ids ),
			'author'              => $attrs['selectedAuthor'] ?? null,
		);
		$is_whole = true === ( $attrs['displayPostContent'] ?? false ) && 'full_post' === ( $attrs['displayPostContentRadio'] ?? '' );
		return self::make( ContentType::Blog, $query, $block, $is_whole ? array( EditorNotes::WHOLE_TEXTS ) : array() );
	}

	/**
	 * @param array<string, mixed>      $block
	 * @param array<string, mixed>|null $place
	 * @return list<array<string, mixed>>|null
	 */
	private static function convert_query( array $block, ?array $place ): ?array {
		$query = ( new WP_Block( $block ) )->attributes['query'] ?? array();
		$query = is_array( $query ) ? $query : array();
		$type  = ContentType::of_post_type( (string) ( $query['postType'] ?? 'post' ) );
		$notes = self::has_inner( $place ?? $block, self::WHOLE_TEXTS ) ? array( EditorNotes::WHOLE_TEXTS ) : array();
		if ( self::has_words_without_results( $block ) ) {
			$notes[] = EditorNotes::NO_RESULTS;
		}
		$has_pages = self::has_inner( $block, 'core/query-pagination' );
		if ( true === ( $query['inherit'] ?? false ) ) {
			// A template's query is that of the page of posts. In a text there is none.
			return array( array( ...( null === $type || ContentType::Blog === $type ? EntryListBlock::create_posts() : EntryListBlock::create( $type ) ), 'notes' => array( EditorNotes::TEMPLATE, ...$notes ) ) );
		}
		$inner = $place ?? self::find_inner( $block, QueryBlock::PLACE ) ?? array( 'blockName' => QueryBlock::PLACE, 'attrs' => array(), 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() );
		$known = array( 'query' => $query, 'queryId' => $block['attrs']['queryId'] ?? 0 );
		$args  = build_query_vars_from_query_block( new WP_Block( array( ...$inner, 'innerBlocks' => array() ), array( ...( $block['context'] ?? array() ), ...$known ) ), 1 );
		return self::make( $type, $args, $block, $notes, $has_pages );
	}

	/**
	 * @param array<string, mixed> $query
	 * @param array<string, mixed> $block
	 * @param list<string>         $notes
	 * @return list<array<string, mixed>>|null
	 */
	private static function make( ?ContentType $type, array $query, array $block, array $notes, bool $has_pages = false ): ?array {
		if ( ContentType::Calendar === $type && 'date' === ( $query['orderby'] ?? '' ) && 'DESC' === strtoupper( (string) ( $query['order'] ?? '' ) ) ) {
			// The order that a new query has: of events, the day on which they were written says nothing.
			$query = array( ...$query, ...EventList::BY_DAY, EventList::COMING => ! $has_pages );
		}
		$list = EntryListBlock::create_query( $type, $query, $has_pages );
		if ( strlen( $list['entryRoute'] ) > ListQuery::LONGEST_ROUTE ) {
			return null;
		}
		return array( array( ...$list, 'attrs' => OwnBlock::keep_frame( $block['attrs'] ), ...( array() === $notes ? array() : array( 'notes' => $notes ) ) ) );
	}

	/** @param array<string, mixed> $block */
	private static function has_words_without_results( array $block ): bool {
		$inner = self::find_inner( $block, 'core/query-no-results' );
		return null !== $inner && '' !== trim( strip_tags( serialize_block( $inner ), '<img>' ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A picture counts.
	}

	/** @param array<string, mixed> $block */
	private static function has_inner( array $block, string $name ): bool {
		return null !== self::find_inner( $block, $name );
	}

	/**
	 * @param array<string, mixed> $block
	 * @return array<string, mixed>|null
	 */
	private static function find_inner( array $block, string $name ): ?array {
		foreach ( $block['innerBlocks'] as $inner ) {
			$found = $name === $inner['blockName'] ? $inner : self::find_inner( $inner, $name );
			if ( null !== $found ) {
				return $found;
			}
		}
		return null;
	}
}
