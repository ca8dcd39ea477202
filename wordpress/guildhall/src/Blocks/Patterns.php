<?php
/**
 * Beginnings of pages.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Blocks;

defined( 'ABSPATH' ) || exit;

/** Registers patterns: a few blocks of the site in the usual order, to be filled in. */
final class Patterns {
	private const CATEGORY = 'guildhall';

	public static function register(): void {
		add_action( 'init', array( self::class, 'add_patterns' ) );
	}

	public static function add_patterns(): void {
		register_block_pattern_category( self::CATEGORY, array( 'label' => __( 'Pages of the site', 'guildhall' ) ) );
		// Title and date are those of the article.
		self::add( 'article', __( 'Article', 'guildhall' ), array( 'intro-text', 'image', 'text', 'testimonials', 'card-links' ) );
		self::add( 'landing-page', __( 'Page with a large picture', 'guildhall' ), array( 'hero', 'large-intro-text', 'image-text', 'entry-list', 'banner' ) );
		self::add( 'contact', __( 'Contact', 'guildhall' ), array( 'page-title', 'contact-text', 'contact-form' ) );
	}

	/**
	 * Adds a pattern of blocks that are still empty.
	 *
	 * @param string       $name   Name without its prefix.
	 * @param string       $title  Title for editors.
	 * @param list<string> $blocks Names of blocks without their prefix.
	 */
	private static function add( string $name, string $title, array $blocks ): void {
		register_block_pattern(
			"guildhall/$name",
			array(
				'title'      => $title,
				'categories' => array( self::CATEGORY ),
				'content'    => implode( "\n", array_map( static fn( string $block ): string => "<!-- wp:guildhall/$block /-->", $blocks ) ),
			)
		);
	}
}
