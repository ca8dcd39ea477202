<?php
/**
 * Frames in texts.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Makes blocks of the videos and maps that were pasted into a text as frames: the site shows none inside a text. */
final class Frames {
	/** A frame with what only wraps it. */
	private const PATTERN = '#((?:<(?:p|div|center|figure)\b[^<>]*>\s*)*<iframe\b[^<>]*>[^<]*</iframe>(?:\s*</(?:p|div|center|figure)>)*)#i';

	/**
	 * @param callable(string): array<string, mixed> $make_text Makes a block of the HTML between frames.
	 * @return list<array<string, mixed>>
	 */
	public static function split( string $html, callable $make_text ): array {
		$parts = preg_split( self::PATTERN, $html, -1, PREG_SPLIT_DELIM_CAPTURE );
		$made  = array();
		foreach ( is_array( $parts ) ? $parts : array( $html ) as $part ) {
			$is_empty = '' === trim( (string) preg_replace( '/<!--.*?-->/s', '', $part ) );
			$block    = self::convert( $part ) ?? ( $is_empty ? null : $make_text( $part ) );
			if ( null !== $block ) {
				$made[] = $block;
			}
		}
		return $made;
	}

	/** @return array<string, mixed>|null Null for another text. */
	private static function convert( string $html ): ?array {
		$tags = new WP_HTML_Tag_Processor( $html );
		if ( ! preg_match( self::PATTERN, $html ) || ! $tags->next_tag( 'iframe' ) ) {
			return null;
		}
		$url = $tags->get_attribute( 'src' ) ?? $tags->get_attribute( 'data-src' );
		if ( ! is_string( $url ) || '' === trim( $url ) ) {
			return null;
		}
		$url    = str_starts_with( $url, '//' ) ? "https:$url" : $url;
		$title  = $tags->get_attribute( 'title' );
		$height = $tags->get_attribute( 'height' );
		if ( preg_match( '#//(?:www\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)/#i', $url ) ) {
			return array( 'blockName' => 'core/embed', 'attrs' => array( 'url' => $url ), 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() );
		}
		return array(
			'blockName' => OwnBlock::PREFIX . 'iframe',
			'link'      => array( 'title' => is_string( $title ) ? $title : (string) wp_parse_url( $url, PHP_URL_HOST ), 'url' => $url, 'target' => '' ),
			'height'    => is_string( $height ) && ctype_digit( $height ) ? "{$height}px" : '',
			'attrs'     => array(),
		);
	}
}
