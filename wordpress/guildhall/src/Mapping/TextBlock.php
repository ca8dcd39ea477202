<?php
/**
 * Texts of core.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

defined( 'ABSPATH' ) || exit;

/** Makes the site's own kinds of text of core's paragraphs, headings and lists; those with a look of their own stay HTML. */
final class TextBlock {
	/** What such a block may have beside its text. */
	private const PLAIN = array( 'className', 'anchor', 'level', 'ordered', 'content', 'values', 'metadata' );

	/** A list or an item with letters, numbers or bullets of its own. */
	private const NUMBERED = '/<(?:ol|ul|li)\b[^<>]*\s(?:type|start|reversed|value|style)\b/i';

	/**
	 * @param array<string, mixed> $block As it is parsed.
	 * @return array<string, mixed>|null Null if it stays HTML.
	 */
	public static function find_kind( array $block ): ?array {
		if ( array() !== array_diff( array_keys( $block['attrs'] ), self::PLAIN ) ) {
			return null;
		}
		$values = match ( $block['blockName'] ) {
			'core/paragraph' => self::read_text( $block, 'p' ),
			'core/heading'   => self::read_text( $block, 'h' . (int) ( $block['attrs']['level'] ?? 2 ) ),
			'core/list'      => self::read_list( $block ),
			default          => null,
		};
		return null === $values ? null : array( 'blockName' => $block['blockName'], ...$values, 'attrs' => OwnBlock::keep_frame( $block['attrs'] ) );
	}

	/**
	 * @param array<string, mixed> $block
	 * @return array{textType: string, html: string}|null
	 */
	private static function read_text( array $block, string $tag ): ?array {
		$html = self::read_inside( (string) $block['innerHTML'], $tag );
		return null === $html ? null : array( 'textType' => $tag, 'html' => $html );
	}

	/**
	 * @param array<string, mixed> $block
	 * @return array{listType: string, listItems: list<string>}|null Null for a list in a list, and one with numbers of its own.
	 */
	private static function read_list( array $block ): ?array {
		if ( preg_match( self::NUMBERED, implode( '', array_filter( $block['innerContent'], 'is_string' ) ) ) ) {
			return null;
		}
		$items = array();
		foreach ( $block['innerBlocks'] as $inner ) {
			$item = array() === $inner['innerBlocks'] && ! preg_match( self::NUMBERED, (string) $inner['innerHTML'] ) ? self::read_inside( (string) $inner['innerHTML'], 'li' ) : null;
			if ( null === $item ) {
				return null;
			}
			$items[] = $item;
		}
		$type = true === ( $block['attrs']['ordered'] ?? false ) ? 'ol' : 'ul';
		return array() === $items ? null : array( 'listType' => $type, 'listItems' => $items );
	}

	/** The HTML inside of one element; null if there is another, or nothing. */
	private static function read_inside( string $html, string $tag ): ?string {
		$is_one = preg_match( "#^\s*<{$tag}(?:\s[^>]*)?>(.*)</{$tag}>\s*$#s", $html, $found );
		$inside = $is_one && ! preg_match( "#</?{$tag}[\s>]#", $found[1] ) ? trim( $found[1] ) : '';
		return '' === $inside || ClassicText::has_unknown_shortcode( $inside ) ? null : Shortcodes::render( $inside );
	}
}
