<?php
/**
 * Form controls.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Settings;

defined( 'ABSPATH' ) || exit;

/** Writes the controls of the settings page. What they return is escaped. */
final class Control {
	/** @param string $control Escaped HTML. */
	public static function print_row( string $id, string $label, string $control, string $help ): void {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the controls are escaped where they are made.
		printf( '<tr><th scope="row"><label for="%s">%s</label></th><td>%s<p class="description">%s</p></td></tr>', esc_attr( $id ), esc_html( $label ), $control, esc_html( $help ) );
	}

	/**
	 * @param array<string, mixed> $field As it is described.
	 * @return string Escaped HTML.
	 */
	public static function of_field( array $field, string $id, string $name, mixed $value ): string {
		return match ( $field['kind'] ) {
			'link'  => self::link( $id, $name, is_array( $value ) ? $value : array() ),
			'html'  => self::textarea( $id, $name, is_string( $value ) ? $value : '' ),
			'image' => self::page_picture( $id, $name, is_array( $value ) ? (int) ( $value['id'] ?? 0 ) : 0 ),
			default => self::text( $id, $name, is_string( $value ) ? $value : '', 'text', (string) ( $field['default'] ?? '' ) ),
		};
	}

	public static function text( string $id, string $name, string $value, string $type = 'text', string $placeholder = '' ): string {
		return sprintf( '<input id="%s" name="%s" type="%s" value="%s" placeholder="%s" class="large-text">', esc_attr( $id ), esc_attr( $name ), esc_attr( $type ), esc_attr( $value ), esc_attr( $placeholder ) );
	}

	public static function textarea( string $id, string $name, string $value ): string {
		return sprintf( '<textarea id="%s" name="%s" rows="4" class="large-text">%s</textarea>', esc_attr( $id ), esc_attr( $name ), esc_textarea( $value ) );
	}

	public static function checkbox( string $id, string $name, bool $is_checked ): string {
		return sprintf( '<input id="%s" name="%s" type="checkbox" value="1" %s>', esc_attr( $id ), esc_attr( $name ), checked( $is_checked, true, false ) );
	}

	/** @param array<string, mixed> $link */
	private static function link( string $id, string $name, array $link ): string {
		return self::text( $id, "{$name}[title]", (string) ( $link['title'] ?? '' ), 'text', __( 'Title', 'guildhall' ) )
			. self::text( "{$id}-url", "{$name}[url]", (string) ( $link['url'] ?? '' ), 'text', __( 'Address, such as /membership', 'guildhall' ) );
	}

	private static function page_picture( string $id, string $name, int $value ): string {
		$shown = $value > 0 ? wp_get_attachment_image( $value, 'thumbnail' ) : '';
		return $shown . sprintf( '<input id="%s" name="%s" type="number" min="0" value="%s"> %s', esc_attr( $id ), esc_attr( $name ), esc_attr( $value > 0 ? (string) $value : '' ), esc_html__( 'Number of the picture: it is in its address in the media library.', 'guildhall' ) );
	}
}
