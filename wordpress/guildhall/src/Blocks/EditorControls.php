<?php
/**
 * The controls of the block editor.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Blocks;

use Guildhall\Content\EntryFinder;
use WP_Block_Editor_Context;
use WP_Block_Styles_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Takes out of the editor what would change nothing on the site: colours, fonts, sizes, spacing, and the theme's styles and
 * templates. Nothing is written, and posts keep what they have.
 */
final class EditorControls {
	/** Groups of controls in the settings of a theme, and what is in them. */
	private const GROUPS = array(
		'background' => array( 'backgroundImage', 'backgroundSize', 'gradient' ),
		'border'     => array( 'color', 'radius', 'style', 'width' ),
		'color'      => array( 'background', 'text', 'link', 'heading', 'button', 'caption', 'custom', 'customDuotone', 'customGradient', 'defaultDuotone', 'defaultGradients', 'defaultPalette' ),
		'dimensions' => array( 'aspectRatio', 'minHeight', 'height', 'width' ),
		'position'   => array( 'fixed', 'sticky' ),
		'shadow'     => array( 'defaultPresets' ),
		'spacing'    => array( 'blockGap', 'customSpacingSize', 'defaultSpacingSizes', 'margin', 'padding' ),
		'typography' => array( 'customFontSize', 'defaultFontSizes', 'dropCap', 'fontStyle', 'fontWeight', 'letterSpacing', 'lineHeight', 'textColumns', 'textDecoration', 'textIndent', 'textTransform', 'writingMode' ),
	);

	public static function register(): void {
		add_filter( 'block_editor_settings_all', array( self::class, 'remove' ), 20, 2 );
		add_action( 'enqueue_block_editor_assets', array( self::class, 'remove_styles' ), 5 );
	}

	// cspell:ignore Colors
	/**
	 * @param array<string, mixed> $settings
	 * @return array<string, mixed>
	 */
	public static function remove( array $settings, WP_Block_Editor_Context $context ): array {
		if ( null === $context->post || ! in_array( $context->post->post_type, EntryFinder::post_types(), true ) ) {
			return $settings;
		}
		$features = is_array( $settings['__experimentalFeatures'] ?? null ) ? $settings['__experimentalFeatures'] : array();
		foreach ( self::GROUPS as $group => $names ) {
			$features[ $group ] = array_fill_keys( $names, false );
		}
		// What a theme allows single blocks.
		unset( $features['blocks'] );
		return array(
			...$settings,
			'__experimentalFeatures'  => $features,
			'supportsTemplateMode'    => false,
			'disableCustomColors'     => true,
			'disableCustomFontSizes'  => true,
			'disableCustomGradients'  => true,
			'colors'                  => array(),
			'fontSizes'               => array(),
			'gradients'               => array(),
		);
	}

	/** Styles of blocks that the theme or a plugin has added. WordPress's own come with its blocks. */
	public static function remove_styles(): void {
		$screen = get_current_screen();
		if ( null === $screen || 'post' !== $screen->base ) {
			return;
		}
		foreach ( WP_Block_Styles_Registry::get_instance()->get_all_registered() as $block => $styles ) {
			foreach ( array_keys( $styles ) as $style ) {
				unregister_block_style( $block, $style );
			}
		}
	}
}
