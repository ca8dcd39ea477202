<?php
/**
 * The form of the fields.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Content;

use WP_Post;

use const Guildhall\FILE;
use const Guildhall\VERSION;

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
			wp_enqueue_style( 'guildhall-details', plugins_url( 'editor/details.css', FILE ), array(), VERSION );
			add_meta_box( 'guildhall-fields', __( 'Details', 'guildhall' ), array( self::class, 'print' ), $post_type, 'normal', 'high' );
		}
	}

	public static function print( WP_Post $post ): void {
		$type = ContentType::of_post_type( $post->post_type );
		wp_nonce_field( self::NONCE, self::NONCE );
		echo '<div class="guildhall-details">';
		foreach ( null === $type ? array() : Fields::of( $type ) as $field ) {
			self::print_field( $field, $field->read( $post->ID ) );
		}
		echo '</div>';
	}

	private static function print_field( Field $field, string $value ): void {
		$label = esc_html( $field->label );
		$help  = '' === $field->help ? '' : sprintf( '<p class="description">%s</p>', esc_html( $field->help ) );
		if ( 'colour' === $field->input ) {
			$html = sprintf( '<fieldset><legend>%s</legend><div class="guildhall-swatches">%s</div>%s</fieldset>', $label, ColourChoice::create( $field->key(), $value ), $help );
		} else {
			$id      = 'guildhall-' . $field->name;
			$control = self::create_control( $field, $id, $value );
			$title   = sprintf( '<label for="%s">%s</label>', esc_attr( $id ), $label );
			$html    = ( 'checkbox' === $field->input ? $control . ' ' . $title : $title . $control ) . $help;
		}
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped above.
		printf( '<div class="guildhall-detail is-%s">%s</div>', esc_attr( $field->input ), $html );
	}

	private static function create_control( Field $field, string $id, string $value ): string {
		return match ( $field->input ) {
			'textarea' => sprintf( '<textarea id="%1$s" name="%2$s" rows="3" class="widefat">%3$s</textarea>', esc_attr( $id ), esc_attr( $field->key() ), esc_textarea( $value ) ),
			'checkbox' => sprintf( '<input id="%1$s" type="checkbox" name="%2$s" value="1" %3$s>', esc_attr( $id ), esc_attr( $field->key() ), checked( '1', $value, false ) ),
			default    => sprintf( '<input id="%1$s" type="%2$s" name="%3$s" value="%4$s" class="widefat">', esc_attr( $id ), esc_attr( $field->input ), esc_attr( $field->key() ), esc_attr( $value ) ),
		};
	}

	public static function save( int $post_id, WP_Post $post ): void {
		$type  = ContentType::of_post_type( $post->post_type );
		$nonce = isset( $_POST[ self::NONCE ] ) && is_string( $_POST[ self::NONCE ] ) ? sanitize_key( $_POST[ self::NONCE ] ) : '';
		if ( null === $type || ! wp_verify_nonce( $nonce, self::NONCE ) || ! current_user_can( 'edit_post', $post_id ) ) {
			return;
		}
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- each field sanitises its value.
		$form = wp_unslash( $_POST );
		foreach ( Fields::of( $type ) as $field ) {
			$given = 'colour' === $field->input ? ColourChoice::read( $field->key(), $form ) : $form[ $field->key() ] ?? '';
			update_post_meta( $post_id, $field->key(), $field->sanitise( $given ) );
		}
	}
}
