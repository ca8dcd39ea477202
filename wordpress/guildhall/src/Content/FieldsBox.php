<?php
/**
 * The form of the fields.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Content;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Asks for the fields of a content type, below the text. */
final class FieldsBox {
	private const NONCE = 'guildhall_fields_nonce';

	public static function register(): void {
		add_action( 'add_meta_boxes', array( self::class, 'add' ) );
		add_action( 'save_post', array( self::class, 'save' ), 10, 2 );
	}

	public static function add( string $post_type ): void {
		$type = ContentType::of_post_type( $post_type );
		if ( null !== $type && array() !== Fields::of( $type ) ) {
			add_meta_box( 'guildhall-fields', __( 'Details', 'guildhall' ), array( self::class, 'print' ), $post_type, 'normal', 'high' );
		}
	}

	public static function print( WP_Post $post ): void {
		$type = ContentType::of_post_type( $post->post_type );
		wp_nonce_field( self::NONCE, self::NONCE );
		foreach ( null === $type ? array() : Fields::of( $type ) as $field ) {
			self::print_field( $field, $field->read( $post->ID ) );
		}
	}

	private static function print_field( Field $field, string $value ): void {
		$id      = 'guildhall-' . $field->name;
		$control = match ( $field->input ) {
			'textarea' => sprintf( '<textarea id="%1$s" name="%2$s" rows="3" class="widefat">%3$s</textarea>', esc_attr( $id ), esc_attr( $field->key() ), esc_textarea( $value ) ),
			'checkbox' => sprintf( '<input id="%1$s" type="checkbox" name="%2$s" value="1" %3$s>', esc_attr( $id ), esc_attr( $field->key() ), checked( '1', $value, false ) ),
			default    => sprintf( '<input id="%1$s" type="%2$s" name="%3$s" value="%4$s" class="widefat">', esc_attr( $id ), esc_attr( $field->input ), esc_attr( $field->key() ), esc_attr( $value ) ),
		};
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped above.
		printf( '<p><label for="%s"><strong>%s</strong></label><br>%s<br><span class="description">%s</span></p>', esc_attr( $id ), esc_html( $field->label ), $control, esc_html( $field->help ) );
	}

	public static function save( int $post_id, WP_Post $post ): void {
		$type  = ContentType::of_post_type( $post->post_type );
		$nonce = isset( $_POST[ self::NONCE ] ) && is_string( $_POST[ self::NONCE ] ) ? sanitize_key( $_POST[ self::NONCE ] ) : '';
		if ( null === $type || ! wp_verify_nonce( $nonce, self::NONCE ) || ! current_user_can( 'edit_post', $post_id ) ) {
			return;
		}
		foreach ( Fields::of( $type ) as $field ) {
			// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- the field sanitises it.
			update_post_meta( $post_id, $field->key(), $field->sanitise( wp_unslash( $_POST[ $field->key() ] ?? '' ) ) );
		}
	}
}
