<?php
/**
 * Converts blocks.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

use WP_Block;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Converts what `parse_blocks` returns. Our own blocks get their values; core's that only hold others are replaced by them;
 * core's that the site reads itself stay as they are parsed; the rest becomes the HTML that WordPress renders, which the
 * site sanitises.
 */
final class BlockConverter {
	/** Blocks that only hold others. Columns are shown one below the other. */
	private const CONTAINERS = array( 'core/group', 'core/columns', 'core/column', 'core/row', 'core/stack' );

	/** Static blocks that the site reads as they are parsed, although WordPress may change their HTML when it renders them. */
	private const PARSED = array(
		...array( 'core/paragraph', 'core/heading', 'core/list', 'core/list-item', 'core/quote', 'core/pullquote', 'core/code' ),
		...array( 'core/preformatted', 'core/verse', 'core/table', 'core/image', 'core/gallery', 'core/video', 'core/audio' ),
		...array( 'core/file', 'core/embed', 'core/button', 'core/buttons', 'core/cover', 'core/details', 'core/separator' ),
		...array( 'core/spacer', 'core/html', 'core/media-text', 'core/missing' ),
	);

	/** Blocks of a field plugin, and embeds as WordPress named them until 2020. */
	private const PARSED_TOO = '#^(?:acf|core-embed)/#';

	/** Blocks of WordPress's own pages, which lead to pages that the site does not have. */
	private const LEFT_OUT = '#^core/(?:more|nextpage|search|loginout|archives|calendar|categories|tag-cloud|latest-comments|comments?(?:-.*)?|post-comments.*|navigation.*|page-list.*|home-link|social-link)$#';

	/** Synced patterns inside synced patterns. */
	private const DEEPEST = 5;

	public function __construct( private readonly WP_Post $post, private readonly int $depth = 0 ) {
	}

	/**
	 * @param array<mixed> $blocks As they are parsed.
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
			array_push( $made, ...( null === $text ? $this->convert( $block ) : array( $text ) ) );
		}
		return $made;
	}

	/**
	 * @param array<string, mixed> $block As it is parsed.
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
		if ( in_array( $name, self::CONTAINERS, true ) ) {
			return $this->convert_all( $block['innerBlocks'] );
		}
		if ( 'core/html' === $name && str_contains( (string) $block['innerHTML'], '<iframe' ) ) {
			return Frames::split( (string) $block['innerHTML'], static fn( string $html ): array => self::text( $html ) );
		}
		if ( 'core/block' === $name ) {
			return $this->convert_pattern( (int) ( $block['attrs']['ref'] ?? 0 ) );
		}
		if ( preg_match( self::LEFT_OUT, $name ) ) {
			return array();
		}
		$nearest = CoreBlock::find_nearest( $block );
		if ( null !== $nearest ) {
			return $nearest;
		}
		return in_array( $name, self::PARSED, true ) || preg_match( self::PARSED_TOO, $name )
			? $this->convert_parsed( $block )
			: $this->render( $block );
	}

	/**
	 * A block that the site reads as it is parsed. Blocks of ours that stand in it, such as a list of entries inserted while
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
			if ( null !== $child && str_starts_with( (string) $child['blockName'], OwnBlock::PREFIX ) ) {
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

	private static function has_form( string $html ): bool {
		return false !== stripos( $html, '<form' );
	}

	/** @param array<string, mixed> $block */
	private static function is_aligned_picture( array $block ): bool {
		return 'core/image' === $block['blockName'] && in_array( $block['attrs']['align'] ?? '', array( 'left', 'right' ), true );
	}

	/** @return list<array<string, mixed>> The blocks of a synced pattern. */
	private function convert_pattern( int $id ): array {
		$pattern = get_post( $id );
		if ( ! $pattern instanceof WP_Post || 'wp_block' !== $pattern->post_type || 'publish' !== $pattern->post_status || $this->depth >= self::DEEPEST ) {
			return array();
		}
		return ( new self( $this->post, $this->depth + 1 ) )->convert_all( parse_blocks( $pattern->post_content ) );
	}

	/**
	 * @param array<string, mixed> $block
	 * @return array<string, mixed>
	 */
	private static function keep( array $block ): array {
		foreach ( array( 'innerHTML', 'innerContent' ) as $part ) {
			$block[ $part ] = map_deep( $block[ $part ], static fn( mixed $html ): mixed => is_string( $html ) ? Shortcodes::render( $html ) : $html );
		}
		$block['innerBlocks'] = array_map( array( self::class, 'keep' ), $block['innerBlocks'] );
		return $block;
	}

	/**
	 * The HTML of a dynamic block, with its post as context: `render_block` alone would not tell it which post it is in.
	 *
	 * @param array<string, mixed> $block
	 * @return list<array<string, mixed>>
	 */
	private function render( array $block ): array {
		$html = ( new WP_Block( $block, array( 'postId' => $this->post->ID, 'postType' => $this->post->post_type ) ) )->render();
		if ( self::has_form( $html ) ) {
			return array( ClassicText::block( Shortcodes::leave_out_forms( $html ) ) );
		}
		return '' === trim( wp_strip_all_tags( $html ) ) && ! preg_match( '/<(?:img|video|audio|iframe|table)\b/i', $html )
			? array()
			: array( self::text( $html, $block['attrs'] ) );
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
