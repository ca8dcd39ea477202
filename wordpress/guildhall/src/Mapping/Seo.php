<?php
/**
 * Texts for search engines.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Title, description and picture for search engines: those of Yoast SEO or Rank Math where an editor has written them, else
 * the excerpt and the post's picture. Never their canonical address: it names this WordPress.
 */
final class Seo {
	private const TITLES       = array( '_yoast_wpseo_title', 'rank_math_title' );
	private const DESCRIPTIONS = array( '_yoast_wpseo_metadesc', 'rank_math_description' );
	private const PICTURES     = array( '_yoast_wpseo_opengraph-image-id', 'rank_math_facebook_image_id' );

	/** @return array<string, mixed> */
	public static function of( WP_Post $post ): array {
		$title       = self::read( $post, self::TITLES );
		$description = self::description( $post );
		$image       = self::image( $post );
		return array(
			...( '' === $title ? array() : array( 'title' => $title ) ),
			...( '' === $description ? array() : array( 'description' => $description ) ),
			...( null === $image ? array() : array( 'image' => $image ) ),
		);
	}

	public static function description( WP_Post $post ): string {
		$written = self::read( $post, self::DESCRIPTIONS );
		return '' === $written ? Text::excerpt( $post ) : $written;
	}

	/** @return array{url: string, width: int, height: int, alt: string}|null */
	private static function image( WP_Post $post ): ?array {
		$id = (int) get_post_thumbnail_id( $post );
		foreach ( self::PICTURES as $key ) {
			$own = (int) get_post_meta( $post->ID, $key, true );
			$id  = $own > 0 ? $own : $id;
		}
		return SharedPicture::of( $id > 0 ? $id : SharedPicture::find_in_text( $post ) );
	}

	/** @param list<string> $keys */
	private static function read( WP_Post $post, array $keys ): string {
		foreach ( $keys as $key ) {
			$text = (string) get_post_meta( $post->ID, $key, true );
			$text = trim( self::fill_in( $text, $post ) );
			if ( '' !== $text ) {
				return Text::decode( wp_strip_all_tags( $text ) );
			}
		}
		return '';
	}

	/** Fills in the words of both plugins, `%%title%%` and `%title%`; those without a value here vanish. */
	private static function fill_in( string $text, WP_Post $post ): string {
		$words = array(
			'title'    => Text::title( $post ),
			'sitename' => Text::decode( (string) get_bloginfo( 'name' ) ),
			'sitedesc' => Text::decode( (string) get_bloginfo( 'description' ) ),
			'sep'      => '–',
			'excerpt'  => Text::excerpt( $post ),
		);
		$filled = preg_replace_callback( '/%%?([a-z_]{2,30})%%?/', static fn( array $found ): string => $words[ $found[1] ] ?? '', $text );
		return (string) preg_replace( array( '/\s{2,}/', '/^[\s–]+|[\s–]+$/u' ), array( ' ', '' ), (string) $filled );
	}
}
