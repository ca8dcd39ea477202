<?php
/**
 * The blocks of the site in the editor.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Blocks;

use const Guildhall\FILE;
use const Guildhall\VERSION;

defined( 'ABSPATH' ) || exit;

/** Registers the blocks, their categories, and the editor's scripts. */
final class Blocks {
	/** Scripts of the editor, each with what it needs beside the one before it. */
	private const SCRIPTS = array(
		'values'   => array( 'wp-i18n' ),
		'problems' => array( 'wp-i18n' ),
		'sources'  => array( 'wp-api-fetch', 'wp-url' ),
		'controls' => array( 'wp-element', 'wp-components' ),
		'texts'    => array( 'wp-block-editor', 'wp-rich-text', 'wp-data' ),
		'links'    => array( 'wp-block-editor' ),
		'media'    => array( 'wp-block-editor' ),
		'entries'  => array( 'wp-components' ),
		'lists'    => array( 'wp-components' ),
		'form'     => array( 'wp-block-editor' ),
	);

	public static function register(): void {
		add_action( 'init', array( self::class, 'add_blocks' ) );
		add_filter( 'block_categories_all', array( self::class, 'add_categories' ) );
	}

	public static function add_blocks(): void {
		self::add_editor();
		$folders = array();
		foreach ( Descriptions::folders() as $folder ) {
			$manifest = $folder . '/blocks-manifest.php';
			wp_register_block_metadata_collection( $folder, $manifest );
			foreach ( array_keys( (array) require $manifest ) as $name ) {
				$folders[ $name ] = $folder . '/' . $name;
			}
		}
		foreach ( $folders as $folder ) {
			register_block_type_from_metadata( $folder );
		}
	}

	/**
	 * Adds the site's categories before those of WordPress.
	 *
	 * @param list<array<string, mixed>> $categories Categories of blocks.
	 * @return list<array<string, mixed>>
	 */
	public static function add_categories( array $categories ): array {
		return array_merge( Descriptions::all()['categories'] ?? array(), $categories );
	}

	private static function add_editor(): void {
		$before = array( 'wp-blocks' );
		foreach ( self::SCRIPTS as $name => $needs ) {
			$handle = "guildhall-editor-$name";
			wp_register_script( $handle, plugins_url( "editor/$name.js", FILE ), array_merge( $before, $needs ), VERSION, true );
			wp_set_script_translations( $handle, 'guildhall' );
			$before = array( $handle );
		}
		wp_register_script( 'guildhall-editor', plugins_url( 'editor/register.js', FILE ), $before, VERSION, true );
		$all = Descriptions::all();
		unset( $all['content'], $all['categories'] );
		wp_add_inline_script(
			'guildhall-editor-values',
			'window.guildhallEditor = { descriptions: ' . wp_json_encode( $all, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) . ' };',
			'before'
		);
		wp_register_style( 'guildhall-editor', plugins_url( 'editor/editor.css', FILE ), array( 'dashicons' ), VERSION );
	}
}
