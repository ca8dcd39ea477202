<?php
/**
 * The head of a plain post.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

use Guildhall\Content\Categories;
use Guildhall\Content\ContentType;
use Guildhall\Settings\Settings;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Puts a head before a text that has none: title, day, author and categories, picture. WordPress's themes show these around
 * the text, so plain posts do not have them in it.
 */
final class PlainHead {
	/** Blocks that are a head of their own. */
	private const TITLES = array( 'guildhall/page-title', 'guildhall/hero' );

	/** Blocks with which an editor begins a page without a head. News articles and blog posts always have one. */
	private const OPENINGS = array( 'guildhall/intro-text', 'guildhall/large-intro-text', 'guildhall/banner', 'guildhall/banner-slider' );

	private const PICTURES = array( 'guildhall/image', 'core/image', 'core/cover', 'guildhall/slider' );

	/** Blocks at the beginning among which a picture counts as the post's own. */
	private const BEGINNING = 3;

	/**
	 * @param list<array<string, mixed>> $blocks
	 * @return list<array<string, mixed>>
	 */
	public static function complete( array $blocks, WP_Post $post ): array {
		$shown = array_values( array_filter( $blocks, static fn( array $block ): bool => ! BlockKinds::is_left_out( (string) $block['blockName'] ) ) );
		if ( ! Settings::has_plain_heads() || self::has_title( $shown, $post ) ) {
			return $blocks;
		}
		return array( ...self::create( $shown, $post ), ...$blocks );
	}

	/**
	 * @param list<array<string, mixed>> $blocks
	 * @return list<array<string, mixed>>
	 */
	private static function create( array $blocks, WP_Post $post ): array {
		$type  = ContentType::of_post_type( $post->post_type );
		$head = array( self::block( 'page-title', array( 'title' => Text::title( $post ), ...self::subtitle( $post ) ) ) );
		if ( null !== $type && $type->is_dated() && '' !== Dates::day( $post ) ) {
			$head[] = self::block( 'post-date', array( 'date' => Dates::day( $post ) ) );
			$byline = self::byline( $post );
			if ( '' !== $byline ) {
				$head[] = BlockConverter::text( $byline );
			}
		}
		$picture = self::has_picture( $blocks, $post ) ? '' : Picture::of_post( $post );
		if ( '' !== $picture ) {
			$caption = wp_get_attachment_caption( (int) get_post_thumbnail_id( $post ) );
			$head[]  = self::block( 'image', array( 'image' => $picture, 'size' => 'wide', 'text' => is_string( $caption ) ? wp_kses_post( $caption ) : '' ) );
		}
		return $head;
	}

	/** @return array<string, string> */
	private static function subtitle( WP_Post $post ): array {
		$own = Text::decode( trim( wp_strip_all_tags( $post->post_excerpt ) ) );
		return '' === $own ? array() : array( 'subTitle' => $own );
	}

	private static function byline( WP_Post $post ): string {
		$words = array_filter( array( AuthorName::of( $post ), ...Categories::names( $post ) ) );
		return array() === $words ? '' : '<p>' . esc_html( implode( ' · ', $words ) ) . '</p>';
	}

	/** @param list<array<string, mixed>> $blocks */
	private static function has_title( array $blocks, WP_Post $post ): bool {
		$is_dated = true === ContentType::of_post_type( $post->post_type )?->is_dated();
		if ( ! $is_dated && in_array( $blocks[0]['blockName'] ?? '', self::OPENINGS, true ) ) {
			return true;
		}
		return array() !== array_intersect( self::TITLES, array_column( $blocks, 'blockName' ) ) || self::begins_with_heading( $blocks );
	}

	/**
	 * Whether a heading of the first level is the first text. One further below is an old habit: themes with small headings.
	 *
	 * @param list<array<string, mixed>> $blocks
	 */
	private static function begins_with_heading( array $blocks ): bool {
		foreach ( $blocks as $block ) {
			if ( in_array( $block['blockName'], self::PICTURES, true ) ) {
				continue;
			}
			$html = (string) ( $block['html'] ?? $block['innerHTML'] ?? '' );
			return 'h1' === ( $block['textType'] ?? '' ) || 1 === preg_match( '#^(?:\s|<(?!h1\b)[^<>]*>)*<h1\b#i', $html );
		}
		return false;
	}

	/** @param list<array<string, mixed>> $blocks */
	private static function has_picture( array $blocks, WP_Post $post ): bool {
		$own = 'wp-image-' . get_post_thumbnail_id( $post );
		foreach ( array_slice( $blocks, 0, self::BEGINNING ) as $block ) {
			$html = (string) ( $block['html'] ?? $block['innerHTML'] ?? '' );
			if ( in_array( $block['blockName'], self::PICTURES, true ) || preg_match( "/\b$own\b/", $html ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param array<string, mixed> $values
	 * @return array<string, mixed>
	 */
	private static function block( string $name, array $values ): array {
		return array( 'blockName' => OwnBlock::PREFIX . $name, 'attrs' => array(), ...$values );
	}
}
