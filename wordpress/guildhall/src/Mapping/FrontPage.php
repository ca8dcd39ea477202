<?php
/**
 * A homepage without a page.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

defined( 'ABSPATH' ) || exit;

/** The homepage of a WordPress that shows its latest posts there: no post is at its address. */
final class FrontPage {
	/** @return array<string, mixed> */
	public static function create(): array {
		$name = Text::decode( (string) get_bloginfo( 'name' ) );
		return array(
			'id'         => 0,
			'title'      => $name,
			'permalink'  => home_url( '/' ),
			'postType'   => 'page',
			'postDate'   => '',
			'postStatus' => 'publish',
			'hasAccess'  => true,
			'seo'        => array( 'description' => Text::decode( (string) get_bloginfo( 'description' ) ) ),
			'content'    => array(
				array(
					'blockName' => OwnBlock::PREFIX . 'page-title',
					'idd'       => 'block_0_1',
					'title'     => $name,
					'attrs'     => array(),
				),
				array( ...EntryListBlock::create_posts(), 'idd' => 'block_0_2' ),
			),
		);
	}
}
