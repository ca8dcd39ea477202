<?php
/**
 * Converts blocks.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Converts blocks after WordPress has decided what they show. Our own blocks get their values; core's that only hold others are replaced by them;
 * core's that the site reads itself stay as they are; the rest becomes the HTML that WordPress renders, which the
 * site sanitises.
 */
final class BlockConverter {
	/**
	 * @param array<mixed> $blocks As WordPress has decided them.
	 * @return list<array<string, mixed>>
	 */
	public function convert_all( array $blocks ): array {
		$made = array();
		// The site puts the texts after such a picture beside it, if they are HTML.
		$is_beside = false;
		foreach ( $blocks as $block ) {
			$is_gap    = null === $block['blockName'] && '' === trim( (string) $block['innerHTML'] );
			$is_text   = in_array( $block['blockName'], array( 'core/paragraph', 'core/list' ), true );
			$is_beside = self::is_aligned_picture( $block ) || ( $is_beside && ( $is_text || $is_gap ) );
			$text      = $is_beside ? null : TextBlock::find_kind( $block );
			array_push( $made, ...EditorNotes::add( null === $text ? $this->convert( $block ) : array( $text ), $block ) );
		}
		return $made;
	}

	/**
	 * @param array<string, mixed> $block As WordPress has decided it.
	 * @return list<array<string, mixed>>
	 */
	private function convert( array $block ): array {
		$name = (string) ( $block['blockName'] ?? 'core/freeform' );
		$is_with_unknown = 'core/paragraph' === $name && ClassicText::has_unknown_shortcode( (string) $block['innerHTML'] );
		$is_form = 'core/html' === $name && self::has_form( (string) $block['innerHTML'] );
		if ( 'core/freeform' === $name || 'core/shortcode' === $name || $is_with_unknown || $is_form ) {
			return ClassicText::convert( (string) $block['innerHTML'] );
		}
		if ( str_starts_with( $name, OwnBlock::PREFIX ) ) {
			return OwnBlock::convert( $block );
		}
		if ( BlockKinds::is_container( $name ) ) {
			return $this->convert_all( $block['innerBlocks'] );
		}
		if ( 'core/html' === $name && str_contains( (string) $block['innerHTML'], '<iframe' ) ) {
			return Frames::split( (string) $block['innerHTML'], static fn( string $html ): array => self::text( $html ) );
		}
		if ( BlockKinds::is_mark( $name ) ) {
			return array();
		}
		if ( BlockKinds::is_left_out( $name ) ) {
			return array( self::leave_out( $name ) );
		}
		$nearest = 'core/query' === $name ? QueryBlock::convert( $block, array( $this, 'convert_all' ) ) : CoreBlock::find_nearest( $block );
		if ( null !== $nearest ) {
			return $nearest;
		}
		return BlockKinds::is_parsed( $name ) ? $this->convert_parsed( $block ) : self::render( $block );
	}

	/**
	 * A block that the site reads itself. Blocks of ours that stand in it, such as a list of entries inserted while
	 * the cursor was in a quote, come after it.
	 *
	 * @param array<string, mixed> $block
	 * @return list<array<string, mixed>>
	 */
	private function convert_parsed( array $block ): array {
		$own   = array();
		$block = self::take_out_own( $block, $own );
		$is_empty = array() !== $own && array() === $block['innerBlocks'] && '' === trim( wp_strip_all_tags( $block['innerHTML'] ) );
		return array( ...( $is_empty ? array() : array( self::keep( $block ) ) ), ...$this->convert_all( $own ) );
	}

	/**
	 * @param array<string, mixed>       $block
	 * @param list<array<string, mixed>> $own Receives the blocks of ours.
	 * @return array<string, mixed> The block without them.
	 */
	private static function take_out_own( array $block, array &$own ): array {
		$inner   = $block['innerBlocks'];
		$content = array();
		$kept    = array();
		foreach ( $block['innerContent'] as $part ) {
			$child = null === $part ? array_shift( $inner ) : null;
			if ( null !== $child && BlockKinds::is_made_of_attributes( (string) $child['blockName'] ) ) {
				$own[] = $child;
				continue;
			}
			$content[] = $part;
			if ( null !== $child ) {
				$kept[] = self::take_out_own( $child, $own );
			}
		}
		return array(
			...$block,
			'innerBlocks'  => $kept,
			'innerContent' => $content,
		);
	}

	/** @return array<string, mixed> A block without content: the site shows nothing in its place, and tells editors why. */
	private static function leave_out( string $name ): array {
		return array( 'blockName' => $name, 'attrs' => array(), 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() );
	}

	private static function has_form( string $html ): bool {
		return false !== stripos( $html, '<form' );
	}

	/** @param array<string, mixed> $block */
	private static function is_aligned_picture( array $block ): bool {
		return 'core/image' === $block['blockName'] && in_array( $block['attrs']['align'] ?? '', array( 'left', 'right' ), true );
	}

	/**
	 * @param array<string, mixed> $block
	 * @return array<string, mixed>
	 */
	private static function keep( array $block ): array {
		if ( isset( $block['context'] ) ) {
			$made  = self::render( $block )[0] ?? array();
			$block = DecidedBlocks::html( (string) ( $made['html'] ?? $made['innerHTML'] ?? '' ) )[0] ?? array( ...$block, 'innerHTML' => '', 'innerBlocks' => array(), 'innerContent' => array() );
		}
		unset( $block['context'] );
		foreach ( array( 'innerHTML', 'innerContent' ) as $part ) {
			$block[ $part ] = map_deep( $block[ $part ], static fn( mixed $html ): mixed => is_string( $html ) ? Shortcodes::render( $html ) : $html );
		}
		$block['innerBlocks'] = array_map( array( self::class, 'keep' ), $block['innerBlocks'] );
		return $block;
	}

	/**
	 * The HTML of a dynamic block, with the context of its place: `render_block` alone would not tell it which post it is in.
	 *
	 * @param array<string, mixed> $block
	 * @return list<array<string, mixed>>
	 */
	private static function render( array $block ): array {
		$html = Icons::leave_out( (string) $block['blockName'], ( new WP_Block( $block, $block['context'] ?? array() ) )->render() );
		if ( self::has_form( $html ) ) {
			return array( ClassicText::block( Shortcodes::leave_out_forms( $html ) ) );
		}
		return BlockRendering::shows_something( $html ) ? array( self::text( $html, $block['attrs'] ) ) : array();
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return array<string, mixed>
	 */
	public static function text( string $html, array $attributes = array() ): array {
		return array(
			'blockName' => 'core/text',
			'textType'  => 'html',
			'html'      => $html,
			'attrs'     => OwnBlock::keep_frame( $attributes ),
		);
	}
}
