<?php
/**
 * Plain text.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

use Guildhall\Routes\Access;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Plain text from what WordPress stores: titles are raw, terms and settings have entities. */
final class Text {
	private const LONGEST_EXCERPT_WORDS = 40;
	private const LONGEST_TITLE_WORDS   = 8;

	/** Blocks that an excerpt may have. Classic text has no name. */
	private const IN_EXCERPTS = array(
		...array( null, 'core/freeform', 'core/paragraph', 'core/heading', 'core/html', 'core/list', 'core/list-item', 'core/quote' ),
		...array( 'core/pullquote', 'core/preformatted', 'core/verse', 'core/table', 'core/media-text', 'core/more' ),
		...array( 'core/group', 'core/columns', 'core/column', 'core/row', 'core/stack' ),
	);

	public static function decode( string $text ): string {
		return html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/**
	 * The title as it was written: not "Private: …", and without typographic changes. In place of a missing one stands the
	 * beginning of the text if it is for everyone: lists, search and feeds have no entry without a title.
	 */
	public static function title( WP_Post $post ): string {
		$title = self::decode( wp_strip_all_tags( $post->post_title ) );
		if ( self::has_characters( $title ) ) {
			return $title;
		}
		$beginning = wp_trim_words( self::excerpt( $post ), self::LONGEST_TITLE_WORDS, '…' );
		return self::has_characters( $beginning ) ? self::decode( $beginning ) : __( 'Untitled' ); // phpcs:ignore WordPress.WP.I18n.MissingArgDomain -- WordPress has it in every language.
	}

	/** Whether anything can be seen of a text: not only spaces, and characters of no width. */
	private static function has_characters( string $text ): bool {
		return 1 === preg_match( '/[^\s\p{Z}\p{C}]/u', $text );
	}

	/** The excerpt that an editor wrote, else the beginning of the text; never that of a text that is not for everyone. */
	public static function excerpt( WP_Post $post ): string {
		$own = trim( wp_strip_all_tags( $post->post_excerpt ) );
		return self::decode( '' === $own && Access::is_public( $post ) ? self::beginning( $post ) : $own );
	}

	/** Whether there is a text at all that an editor has not hidden. */
	public static function has_text( WP_Post $post ): bool {
		$is_gap = static fn( array $block ): bool => null === $block['blockName'] && '' === trim( (string) $block['innerHTML'] );
		return array() !== array_filter( DecidedBlocks::of( parse_blocks( $post->post_content ), $post ), static fn( array $block ): bool => ! $is_gap( $block ) );
	}

	private static function beginning( WP_Post $post ): string {
		$text = self::join( DecidedBlocks::of( parse_blocks( $post->post_content ), $post, false ) );
		// The text up to "Read more" is the author's own choice.
		$text = strip_shortcodes( explode( '<!--more', $text )[0] );
		// The same formula in another notation.
		$text = (string) preg_replace( '#<annotation\b.*?</annotation>#is', '', $text );
		return wp_trim_words( $text, self::LONGEST_EXCERPT_WORDS, '…' );
	}

	/**
	 * The HTML of those blocks that WordPress takes excerpts from.
	 *
	 * @param list<array<string, mixed>> $blocks
	 */
	private static function join( array $blocks ): string {
		$html = '';
		foreach ( $blocks as $block ) {
			if ( in_array( $block['blockName'], self::IN_EXCERPTS, true ) ) {
				$inner = $block['innerBlocks'];
				foreach ( $block['innerContent'] as $part ) {
					$html .= $part ?? self::join( array( array_shift( $inner ) ) );
				}
				$html .= ' ';
			}
		}
		return $html;
	}
}
