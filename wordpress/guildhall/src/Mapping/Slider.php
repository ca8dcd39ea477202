<?php
/**
 * Sliders.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

defined( 'ABSPATH' ) || exit;

/** Makes a slider of pictures of the media library. */
final class Slider {
	/**
	 * @param list<array{id: int, title: string}> $pictures
	 * @return array<string, mixed>|null Null without pictures.
	 */
	public static function of( array $pictures ): ?array {
		$slides = array();
		foreach ( $pictures as [ 'id' => $id, 'title' => $title ] ) {
			$image = Picture::of( $id );
			if ( '' !== $image ) {
				$slides[] = array( 'id' => $id, 'title' => Text::decode( wp_strip_all_tags( $title ) ), 'image' => $image );
			}
		}
		return array() === $slides ? null : array( 'blockName' => 'guildhall/slider', 'slides' => $slides, 'attrs' => array() );
	}
}
