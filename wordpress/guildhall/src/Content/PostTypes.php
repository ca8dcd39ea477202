<?php
/**
 * Registers the content types.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Content;

use const Guildhall\FILE;
use const Guildhall\VERSION;

defined( 'ABSPATH' ) || exit;

/** Registers the post types of the site's kinds of content. The blog is WordPress's own posts. */
final class PostTypes {
	private const VERSION_OPTION = 'guildhall_rules_of';

	public static function register(): void {
		add_action( 'init', array( self::class, 'register_types' ), 5 );
		add_action( 'init', array( self::class, 'renew_rules' ), 99 );
		register_deactivation_hook( FILE, array( self::class, 'forget_rules' ) );
	}

	public static function register_types(): void {
		foreach ( ContentType::cases() as $type ) {
			if ( ContentType::Blog !== $type ) {
				register_post_type( $type->post_type(), self::describe( $type ) );
			}
		}
		add_post_type_support( 'page', 'excerpt' );
	}

	/** New addresses work only after WordPress has written its rules again: once after an update of the plugin. */
	public static function renew_rules(): void {
		if ( VERSION !== get_option( self::VERSION_OPTION ) ) {
			flush_rewrite_rules( false );
			update_option( self::VERSION_OPTION, VERSION );
		}
	}

	public static function forget_rules(): void {
		delete_option( self::VERSION_OPTION );
		flush_rewrite_rules( false );
	}

	/** @return array<string, mixed> */
	private static function describe( ContentType $type ): array {
		[ $plural, $singular, $icon ] = self::words( $type );
		// These are listed in an order of the editors' own.
		$has_order = in_array( $type, array( ContentType::People, ContentType::FocusAreas ), true );
		return array(
			'labels'       => array(
				'name'          => $plural,
				'singular_name' => $singular,
				/* translators: %s: a kind of content, such as "Person" */
				'add_new_item'  => sprintf( __( 'Add: %s', 'guildhall' ), $singular ),
				/* translators: %s: a kind of content, such as "Person" */
				'edit_item'     => sprintf( __( 'Edit: %s', 'guildhall' ), $singular ),
			),
			'public'       => true,
			'show_in_rest' => true,
			'has_archive'  => false,
			'menu_icon'    => $icon,
			'menu_position' => 26,
			'rewrite'      => array( 'slug' => $type->value, 'with_front' => false ),
			'taxonomies'   => array( 'category' ),
			'supports'     => array( 'title', 'editor', 'excerpt', 'thumbnail', 'revisions', 'author', 'custom-fields', ...( $has_order ? array( 'page-attributes' ) : array() ) ),
		);
	}

	/** @return array{string, string, string} Plural, singular and icon. */
	private static function words( ContentType $type ): array {
		return match ( $type ) {
			ContentType::News          => array( __( 'News', 'guildhall' ), __( 'News article', 'guildhall' ), 'dashicons-megaphone' ),
			ContentType::Cases         => array( __( 'Cases', 'guildhall' ), __( 'Case', 'guildhall' ), 'dashicons-portfolio' ),
			ContentType::Blog          => array( __( 'Blog', 'guildhall' ), __( 'Blog post', 'guildhall' ), 'dashicons-admin-post' ),
			ContentType::People        => array( __( 'People', 'guildhall' ), __( 'Person', 'guildhall' ), 'dashicons-groups' ),
			ContentType::FocusAreas    => array( __( 'Focus areas', 'guildhall' ), __( 'Focus area', 'guildhall' ), 'dashicons-search' ),
			ContentType::Calendar      => array( __( 'Calendar', 'guildhall' ), __( 'Event', 'guildhall' ), 'dashicons-calendar-alt' ),
			ContentType::Initiatives   => array( __( 'Initiatives', 'guildhall' ), __( 'Initiative', 'guildhall' ), 'dashicons-lightbulb' ),
			ContentType::Organisations => array( __( 'Organisations', 'guildhall' ), __( 'Organisation', 'guildhall' ), 'dashicons-building' ),
		};
	}
}
