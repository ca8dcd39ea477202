<?php
/**
 * The settings.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Settings;

use Guildhall\Blocks\ChoicesRoute;
use Guildhall\Blocks\Descriptions;

defined( 'ABSPATH' ) || exit;

/** Reads and stores the settings: one option, by groups as in the main data. */
final class Settings {
	public const OPTION = 'guildhall_settings';

	/** Fields of groups that WordPress itself knows. */
	private const MADE = array( 'navigation', 'contentOrigin' );

	public static function register(): void {
		add_action( 'admin_init', array( self::class, 'register_option' ) );
	}

	public static function register_option(): void {
		register_setting( 'guildhall', self::OPTION, array( 'type' => 'array', 'sanitize_callback' => array( self::class, 'sanitise' ), 'default' => array() ) );
		foreach ( ChoicesRoute::OPTIONS as $option ) {
			register_setting( 'guildhall', $option, array( 'type' => 'string', 'sanitize_callback' => 'sanitize_textarea_field', 'default' => '' ) );
		}
	}

	/** Heads of plain posts, unless switched off. */
	public static function has_plain_heads(): bool {
		return '0' !== ( self::read()['plainHeads'] ?? '1' );
	}

	public static function site_origin(): string {
		$origin = self::read()['siteOrigin'] ?? '';
		return is_string( $origin ) ? $origin : '';
	}

	/** @return array<string, mixed> */
	public static function read_group( string $name ): array {
		$group = self::read()[ $name ] ?? array();
		return is_array( $group ) ? array_filter( $group, static fn( mixed $value ): bool => '' !== $value ) : array();
	}

	/** @return list<array<string, mixed>> The groups of the main data as they are described, without what WordPress knows. */
	public static function groups(): array {
		$groups = Descriptions::all()['content']['mainData'] ?? array();
		return array_map(
			static fn( array $group ): array => array(
				...$group,
				'fields' => array_values( array_filter( $group['fields'], static fn( array $field ): bool => ! in_array( $field['name'], self::MADE, true ) && 'items' !== $field['kind'] ) ),
			),
			$groups
		);
	}

	/** @return array<string, mixed> */
	public static function sanitise( mixed $given ): array {
		$given = is_array( $given ) ? $given : array();
		$clean = array(
			'siteOrigin' => untrailingslashit( sanitize_url( (string) ( $given['siteOrigin'] ?? '' ), array( 'http', 'https' ) ) ),
			'plainHeads' => empty( $given['plainHeads'] ) ? '0' : '1',
		);
		foreach ( self::groups() as $group ) {
			foreach ( $group['fields'] as $field ) {
				$clean[ $group['name'] ][ $field['name'] ] = self::sanitise_field( $field, $given[ $group['name'] ][ $field['name'] ] ?? '' );
			}
		}
		return $clean;
	}

	/** @param array<string, mixed> $field */
	private static function sanitise_field( array $field, mixed $value ): mixed {
		return match ( $field['kind'] ) {
			'link'  => self::sanitise_link( $value ),
			'html'  => wp_kses_post( is_string( $value ) ? $value : '' ),
			'image' => absint( $value ) > 0 ? array( 'id' => absint( $value ), 'alt' => '' ) : '',
			default => sanitize_textarea_field( is_string( $value ) ? $value : '' ),
		};
	}

	/** @return array{title: string, url: string, target: string}|'' */
	private static function sanitise_link( mixed $value ): array|string {
		$url = is_array( $value ) ? sanitize_url( (string) ( $value['url'] ?? '' ) ) : '';
		return '' === $url ? '' : array( 'title' => sanitize_text_field( (string) ( $value['title'] ?? '' ) ), 'url' => $url, 'target' => '' );
	}

	/** @return array<string, mixed> */
	private static function read(): array {
		$settings = get_option( self::OPTION );
		return is_array( $settings ) ? $settings : array();
	}
}
