<?php
/**
 * One field of a content type.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Content;

defined( 'ABSPATH' ) || exit;

/** One field of a content type: how it is stored and asked for. */
final class Field {
	/** Its name in the database is the site's with this in front. */
	private const PREFIX = 'guildhall_';

	/** @param 'text'|'date'|'datetime-local'|'checkbox'|'email'|'url'|'tel'|'textarea'|'colour' $input */
	public function __construct(
		public readonly string $name,
		public readonly string $input,
		public readonly string $label,
		public readonly string $help = '',
	) {
	}

	public function key(): string {
		return self::PREFIX . $this->name;
	}

	public function read( int $post_id ): string {
		$value = get_post_meta( $post_id, $this->key(), true );
		return is_scalar( $value ) ? (string) $value : '';
	}

	public function sanitise( mixed $given ): string {
		$text = is_scalar( $given ) ? (string) $given : '';
		return match ( $this->input ) {
			'checkbox' => '' === $text || '0' === $text ? '' : '1',
			'email'    => sanitize_email( $text ),
			'url'      => sanitize_url( $text ),
			'textarea' => sanitize_textarea_field( $text ),
			default    => sanitize_text_field( $text ),
		};
	}
}
