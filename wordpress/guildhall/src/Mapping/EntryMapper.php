<?php
/**
 * Entries.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

use Guildhall\Content\ContentType;
use Guildhall\Content\SitePath;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Makes an entry of a post. */
final class EntryMapper {
	/** @return array<string, mixed> */
	public static function map( WP_Post $post ): array {
		return array( ...self::map_head( $post ), 'content' => BlockList::create( $post ) );
	}

	/** @return array<string, mixed> An entry without its content. */
	public static function map_head( WP_Post $post ): array {
		$type     = ContentType::of_post_type( $post->post_type );
		$modified = Dates::modified( $post );
		$author   = null !== $type && $type->is_dated() ? AuthorName::of( $post ) : '';
		return array(
			'id'         => $post->ID,
			'title'      => Text::title( $post ),
			'permalink'  => self::permalink( $post ),
			'postType'   => ContentType::name_on_site( $post->post_type ),
			'postDate'   => Dates::day( $post ),
			'postStatus' => 'publish',
			'hasAccess'  => true,
			...( null === $modified ? array() : array( 'modified' => $modified ) ),
			...( '' === $author ? array() : array( 'author' => $author ) ),
			...( ContentType::Calendar === $type ? array( 'calendarData' => CardMapper::map_event( $post ) ) : array() ),
			'seo'        => Seo::of( $post ),
			'content'    => array(),
		);
	}

	/** @return array<string, mixed> The entry in the index. */
	public static function map_item( WP_Post $post ): array {
		$modified    = Dates::modified( $post );
		$picture     = Picture::of_post( $post );
		$description = Seo::description( $post );
		return array(
			'id'        => $post->ID,
			'permalink' => self::permalink( $post ),
			'title'     => Text::title( $post ),
			'postType'  => ContentType::name_on_site( $post->post_type ),
			'postDate'  => Dates::day( $post ),
			...( '' === $description ? array() : array( 'description' => $description ) ),
			...( null === $modified ? array() : array( 'modified' => $modified ) ),
			...( '' === $picture ? array() : array( 'image' => $picture ) ),
		);
	}

	public static function has_page( WP_Post $post ): bool {
		$type = ContentType::of_post_type( $post->post_type );
		return null === $type || ! $type->needs_text() || Text::has_text( $post );
	}

	/** Its address on this WordPress, without a trailing slash, as the site knows its paths. */
	public static function permalink( WP_Post $post ): string {
		$url = SitePath::permalink( $post );
		return str_contains( $url, '?' ) ? $url : untrailingslashit( $url );
	}
}
