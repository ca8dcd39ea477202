<?php
/**
 * Text of the classic editor.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

defined( 'ABSPATH' ) || exit;

/**
 * Text of the classic editor: HTML without paragraphs, with shortcodes. The site adds the paragraphs, as WordPress does.
 * Galleries, films, recordings and frames in it become blocks.
 */
final class ClassicText {
	private const MEDIA = '/(\[gallery\b[^\]]*\]|\[playlist\b[^\]]*\]|\[(?:video|audio)\b[^\]]*\](?:[^\[]*\[\/(?:video|audio)\])?)/';

	// cspell:ignore embedyt
	/** Shortcodes for videos of plugins that WordPress needed before it embedded addresses itself. */
	private const VIDEOS = array(
		'youtube'  => '',
		'embedyt'  => '',
		'vimeo'    => 'https://vimeo.com/',
	);

	/** @return list<array<string, mixed>> */
	public static function convert( string $text ): array {
		$parts = preg_split( self::MEDIA, self::write_addresses( $text ), -1, PREG_SPLIT_DELIM_CAPTURE );
		$made  = array();
		foreach ( is_array( $parts ) ? $parts : array( $text ) as $part ) {
			array_push( $made, ...( MediaShortcode::convert( $part ) ?? self::convert_part( $part ) ) );
		}
		return $made;
	}

	/** Whether shortcodes are left that no active plugin knows. The site removes them from text of this kind, and says so. */
	public static function has_unknown_shortcode( string $html ): bool {
		return str_contains( $html, '[' ) && 1 === preg_match( '/(?<!\[)\[[a-z][\w-]*(?:\s[^\[\]]*=[^\[\]]*|\s*\/)\]/i', Shortcodes::render( $html ) );
	}

	/** @return array<string, mixed> A block from which the site removes shortcodes. */
	public static function block( string $html ): array {
		return array(
			'blockName' => 'core/freeform',
			'attrs'     => array(),
			'innerHTML' => $html,
		);
	}

	/** @return list<array<string, mixed>> */
	private static function convert_part( string $text ): array {
		// Space that was made with the Enter key.
		$text = (string) preg_replace( '/^(?:&nbsp;|\xc2\xa0|[ \t])+$/m', '', $text );
		$html = Shortcodes::leave_out_forms( self::unlink_attachments( Shortcodes::render( $text ) ) );
		return Frames::split( $html, array( self::class, 'block' ) );
	}

	/** Pictures that link to a page of their own, which neither the site nor a new WordPress has. */
	private static function unlink_attachments( string $html ): string {
		return (string) preg_replace( '#<a\s[^<>]*\brel="[^"]*\battachment\b[^"]*"[^<>]*>(\s*<img\s[^<>]*>\s*)</a>#i', '$1', $html );
	}

	/** Puts the address of a video in place of its shortcode, if no active plugin knows that. */
	private static function write_addresses( string $text ): string {
		foreach ( self::VIDEOS as $tag => $prefix ) {
			if ( ! shortcode_exists( $tag ) && str_contains( $text, "[$tag" ) ) {
				$text = (string) preg_replace_callback(
					"/\[$tag(?:[\s=]+([^\]\s]+)[^\]]*)?\](?:\s*(https?:[^\[\s]+)\s*\[\/$tag\])?/",
					static function ( array $found ) use ( $prefix ): string {
						$given = html_entity_decode( trim( $found[2] ?? $found[1] ?? '', '"\'' ) );
						$url   = ctype_digit( $given ) ? $prefix . $given : $given;
						return preg_match( '#^https?://#', $url ) ? "\n\n$url\n\n" : $found[0];
					},
					$text
				);
			}
		}
		return $text;
	}
}
