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

	public static function decode( string $text ): string {
		return html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/** The title as it was written: not "Private: …", and without typographic changes. */
	public static function title( WP_Post $post ): string {
		return self::decode( wp_strip_all_tags( $post->post_title ) );
	}

	/** The excerpt that an editor wrote, else the beginning of the text; never that of a text that is not for everyone. */
	public static function excerpt( WP_Post $post ): string {
		$own = trim( wp_strip_all_tags( $post->post_excerpt ) );
		return self::decode( '' === $own && Access::is_public( $post ) ? self::beginning( $post ) : $own );
	}

	/** Whether there is a text at all. */
	public static function has_text( WP_Post $post ): bool {
		return '' !== trim( $post->post_content );
	}

	private static function beginning( WP_Post $post ): string {
		// The text up to "Read more" is the author's own choice.
		$text = explode( '<!--more', $post->post_content )[0];
		$text = strip_shortcodes( excerpt_remove_blocks( $text ) );
		return wp_trim_words( $text, self::LONGEST_EXCERPT_WORDS, '…' );
	}
}
