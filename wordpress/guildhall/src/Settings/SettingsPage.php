<?php
/**
 * The settings page.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Settings;

use Guildhall\Blocks\ChoicesRoute;

defined( 'ABSPATH' ) || exit;

/** Shows Settings → Guildhall: the connection to the site, and the texts and links of every page. */
final class SettingsPage {
	public const SLUG = 'guildhall';

	public static function register(): void {
		add_action( 'admin_menu', array( self::class, 'add' ) );
	}

	public static function add(): void {
		add_options_page( __( 'Guildhall', 'guildhall' ), __( 'Guildhall', 'guildhall' ), 'manage_options', self::SLUG, array( self::class, 'print' ) );
	}

	public static function print(): void {
		echo '<div class="wrap"><h1>' . esc_html__( 'Guildhall', 'guildhall' ) . '</h1>';
		ConnectionPanel::print();
		echo '<form method="post" action="' . esc_url( admin_url( 'options.php' ) ) . '">';
		settings_fields( 'guildhall' );
		self::print_connection();
		foreach ( Settings::groups() as $group ) {
			self::print_group( $group );
		}
		self::print_choices();
		submit_button();
		echo '</form></div>';
	}

	private static function print_connection(): void {
		self::open( __( 'The site', 'guildhall' ), '' );
		Control::print_row(
			'guildhall-site-origin',
			__( 'Address of the site', 'guildhall' ),
			Control::text( 'guildhall-site-origin', Settings::OPTION . '[siteOrigin]', Settings::site_origin(), 'url' ),
			__( 'Such as https://www.example.org, without a path. The constant GUILDHALL_SITE_ORIGIN takes precedence.', 'guildhall' )
		);
		Control::print_row(
			'guildhall-plain-heads',
			__( 'Heads of plain posts', 'guildhall' ),
			Control::checkbox( 'guildhall-plain-heads', Settings::OPTION . '[plainHeads]', Settings::has_plain_heads() ),
			__( 'Show title, date, author, categories and picture above texts that have no title block of their own.', 'guildhall' )
		);
		echo '</table>';
	}

	/** @param array<string, mixed> $group */
	private static function print_group( array $group ): void {
		self::open( (string) $group['label'], (string) ( $group['help'] ?? '' ) );
		$values = Settings::read_group( $group['name'] );
		foreach ( $group['fields'] as $field ) {
			$id   = "guildhall-{$group['name']}-{$field['name']}";
			$name = Settings::OPTION . "[{$group['name']}][{$field['name']}]";
			Control::print_row( $id, (string) $field['label'], Control::of_field( $field, $id, $name, $values[ $field['name'] ] ?? '' ), (string) ( $field['help'] ?? '' ) );
		}
		echo '</table>';
	}

	private static function print_choices(): void {
		self::open( __( 'Choices in the editor', 'guildhall' ), __( 'One in each line: a handle, then | and its title.', 'guildhall' ) );
		$labels = array( 'plans' => __( 'Membership plans', 'guildhall' ), 'collections' => __( 'Collections of the shop', 'guildhall' ) );
		foreach ( ChoicesRoute::OPTIONS as $name => $option ) {
			Control::print_row( $option, $labels[ $name ] ?? $name, Control::textarea( $option, $option, (string) get_option( $option, '' ) ), '' );
		}
		echo '</table>';
	}

	private static function open( string $title, string $help ): void {
		printf( '<h2>%s</h2><p>%s</p><table class="form-table" role="presentation">', esc_html( $title ), esc_html( $help ) );
	}
}
