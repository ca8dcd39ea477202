<?php
/**
 * Rendering without the looks of a theme.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

use WP_Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Renders without those filters of WordPress that only add the looks of its theme, which the site does not use: they take most
 * of the time, ask the database for the theme's styles, and number their class names anew for each response. Every other
 * filter stays.
 */
final class PlainRendering {
	private const LOOKS = array(
		'pre_render_block'  => array( '_wp_add_block_level_preset_styles' ),
		'render_block_data' => array(
			...array( 'wp_render_elements_support_styles', 'wp_render_block_style_variation_support_styles' ),
			...array( 'wp_add_parent_layout_to_parsed_block', 'wp_render_custom_css_support_styles' ),
		),
		'render_block'      => array(
			...array( '_wp_add_block_level_presets_class', 'wp_render_dimensions_support', 'wp_render_elements_class_name' ),
			...array( 'wp_render_block_style_variation_class_name', 'wp_render_layout_support_flag', 'wp_render_position_support' ),
			...array( 'wp_render_custom_css_class_name', 'wp_render_background_support', 'wp_render_typography_support' ),
			...array( 'wp_render_block_states_support', array( 'WP_Duotone', 'render_duotone_support' ) ),
		),
	);

	/**
	 * @template Value
	 * @param callable(): Value $render
	 * @return Value
	 */
	public static function run( callable $render ): mixed {
		global $wp_filter;
		$whole = array_intersect_key( $wp_filter, self::LOOKS );
		foreach ( $whole as $name => $hook ) {
			$wp_filter[ $name ] = self::leave_out( clone $hook, $name ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- restored below.
		}
		try {
			return $render();
		} finally {
			$wp_filter = array( ...$wp_filter, ...$whole ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		}
	}

	private static function leave_out( WP_Hook $hook, string $name ): WP_Hook {
		foreach ( self::LOOKS[ $name ] as $look ) {
			$priority = $hook->has_filter( $name, $look );
			if ( is_int( $priority ) ) {
				$hook->remove_filter( $name, $look, $priority );
			}
		}
		return $hook;
	}
}
