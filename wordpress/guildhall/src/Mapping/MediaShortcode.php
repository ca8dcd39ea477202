<?php
/**
 * Galleries, films and recordings of the classic editor.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Makes blocks of WordPress's own shortcodes for media. */
final class MediaShortcode {
	/** Attributes with the address of a file, in the order in which WordPress tries them. */
	private const FILES = array( 'src', 'mp4', 'm4v', 'webm', 'ogv', 'mp3', 'm4a', 'ogg', 'wav', 'flac' );

	/** @return list<array<string, mixed>>|null Null for another text. */
	public static function convert( string $shortcode ): ?array {
		if ( ! preg_match( '/^\[(gallery|playlist|video|audio)\b([^\]]*)\]/', $shortcode, $found ) ) {
			return null;
		}
		$given      = shortcode_parse_atts( trim( $found[2], '/ ' ) );
		$attributes = is_array( $given ) ? $given : array();
		return match ( $found[1] ) {
			'gallery'  => self::make_gallery( $attributes ),
			'playlist' => self::make_playlist( $attributes ),
			default    => self::make_file( $found[1], self::find_file( $attributes ), (string) ( $attributes['poster'] ?? '' ), '' ),
		};
	}

	/**
	 * @param array<mixed> $attributes
	 * @return list<array<string, mixed>>
	 */
	private static function make_gallery( array $attributes ): array {
		$ids    = self::list_ids( $attributes, 'image' );
		$slider = Slider::of( array_map( static fn( int $id ): array => array( 'id' => $id, 'title' => wp_get_attachment_caption( $id ) ?: '' ), $ids ) );
		return null === $slider ? array() : array( $slider );
	}

	/**
	 * @param array<mixed> $attributes
	 * @return list<array<string, mixed>>
	 */
	private static function make_playlist( array $attributes ): array {
		$kind = 'video' === ( $attributes['type'] ?? '' ) ? 'video' : 'audio';
		$made = array();
		foreach ( self::list_ids( $attributes, $kind ) as $id ) {
			array_push( $made, ...self::make_file( $kind, (string) wp_get_attachment_url( $id ), '', get_the_title( $id ) ) );
		}
		return $made;
	}

	/**
	 * The media that a shortcode names, else all that were uploaded to the post.
	 *
	 * @param array<mixed> $attributes
	 * @return list<int>
	 */
	private static function list_ids( array $attributes, string $kind ): array {
		$named = wp_parse_id_list( $attributes['ids'] ?? $attributes['include'] ?? '' );
		if ( array() !== $named ) {
			return array_values( $named );
		}
		$current = get_post();
		$parent  = (int) ( $attributes['id'] ?? ( $current instanceof WP_Post ? $current->ID : 0 ) );
		if ( $parent < 1 ) {
			return array();
		}
		$excluded = wp_parse_id_list( $attributes['exclude'] ?? '' );
		$uploaded = get_children( array( 'post_parent' => $parent, 'post_type' => 'attachment', 'post_mime_type' => $kind, 'orderby' => 'menu_order ID', 'order' => 'ASC', 'fields' => 'ids' ) );
		return array_values( array_diff( array_map( 'intval', $uploaded ), $excluded ) );
	}

	/** @param array<mixed> $attributes */
	private static function find_file( array $attributes ): string {
		foreach ( self::FILES as $name ) {
			if ( is_string( $attributes[ $name ] ?? null ) && '' !== $attributes[ $name ] ) {
				return $attributes[ $name ];
			}
		}
		return '';
	}

	/**
	 * A film or a recording as the block editor writes it.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function make_file( string $kind, string $url, string $poster, string $title ): array {
		if ( '' === $url ) {
			return array();
		}
		$caption = '' === $title && 'audio' === $kind ? wp_basename( (string) wp_parse_url( $url, PHP_URL_PATH ) ) : $title;
		$element = sprintf( '<%1$s controls src="%2$s"%3$s></%1$s>', $kind, esc_url( $url ), '' === $poster ? '' : ' poster="' . esc_url( $poster ) . '"' );
		$html    = "<figure>$element" . ( '' === $caption ? '' : '<figcaption>' . esc_html( $caption ) . '</figcaption>' ) . '</figure>';
		return array( array( 'blockName' => "core/$kind", 'attrs' => array(), 'innerBlocks' => array(), 'innerHTML' => $html, 'innerContent' => array( $html ) ) );
	}
}
