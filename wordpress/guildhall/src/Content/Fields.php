<?php
/**
 * The fields of the content types.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Content;

defined( 'ABSPATH' ) || exit;

/** The fields that content types have beside WordPress's own: title, text, excerpt, picture, categories. */
final class Fields {
	public static function register(): void {
		add_action( 'init', array( self::class, 'register_meta' ), 6 );
	}

	public static function register_meta(): void {
		foreach ( ContentType::cases() as $type ) {
			foreach ( self::of( $type ) as $field ) {
				register_post_meta(
					$type->post_type(),
					$field->key(),
					array(
						'type'              => 'string',
						'single'            => true,
						'show_in_rest'      => true,
						'sanitize_callback' => array( $field, 'sanitise' ),
						'auth_callback'     => static fn( bool $allowed, string $key, int $id ): bool => current_user_can( 'edit_post', $id ),
					)
				);
			}
		}
	}

	/** @return list<Field> */
	public static function of( ContentType $type ): array {
		return match ( $type ) {
			ContentType::Calendar => self::of_calendar(),
			ContentType::People   => self::of_people(),
			default               => array(),
		};
	}

	/** @return list<Field> */
	private static function of_calendar(): array {
		return array(
			new Field( 'date', 'date', __( 'Date', 'guildhall' ) ),
			new Field( 'hideDate', 'checkbox', __( 'Do not show the date', 'guildhall' ) ),
			new Field( 'time', 'text', __( 'Time', 'guildhall' ), __( 'As visitors read it: 19.30–21.30', 'guildhall' ) ),
			new Field( 'location', 'text', __( 'Place', 'guildhall' ) ),
			new Field( 'price', 'text', __( 'Price', 'guildhall' ) ),
			new Field( 'color', 'colour', __( 'Colour', 'guildhall' ), __( 'Marks the event in the calendar.', 'guildhall' ) ),
			new Field( 'signupUrl', 'url', __( 'Sign-up link', 'guildhall' ) ),
			new Field( 'startsAt', 'datetime-local', __( 'Start, for search engines', 'guildhall' ) ),
			new Field( 'endsAt', 'datetime-local', __( 'End, for search engines', 'guildhall' ) ),
			new Field( 'venue', 'text', __( 'Name of the place, for search engines', 'guildhall' ) ),
			new Field( 'address', 'text', __( 'Postal address of the place, for search engines', 'guildhall' ) ),
		);
	}

	/** @return list<Field> */
	private static function of_people(): array {
		return array(
			new Field( 'jobTitle', 'text', __( 'Job title', 'guildhall' ) ),
			new Field( 'jobDescription', 'textarea', __( 'About their work', 'guildhall' ) ),
			new Field( 'email', 'email', __( 'Email', 'guildhall' ) ),
			new Field( 'phone', 'tel', __( 'Phone', 'guildhall' ) ),
			new Field( 'linkedinUrl', 'url', __( 'LinkedIn page', 'guildhall' ) ),
		);
	}
}
