<?php
/**
 * The kinds of content in lists.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Content;

defined( 'ABSPATH' ) || exit;

/** A kind of content that the site lists, by its name in routes. */
enum ContentType: string {
	case News          = 'news';
	case Cases         = 'cases';
	case Blog          = 'blog';
	case People        = 'people';
	case FocusAreas    = 'focus-areas';
	case Calendar      = 'calendar';
	case Initiatives   = 'initiatives';
	case Organisations = 'organisations';

	/** WordPress's post type. Its names are short: 20 characters at most. */
	public function post_type(): string {
		return match ( $this ) {
			self::News          => 'guildhall_news',
			self::Cases         => 'guildhall_case',
			self::Blog          => 'post',
			self::People        => 'guildhall_person',
			self::FocusAreas    => 'guildhall_focus_area',
			self::Calendar      => 'guildhall_calendar',
			self::Initiatives   => 'guildhall_initiative',
			self::Organisations => 'guildhall_org',
		};
	}

	/** The `postType` of its entries and cards on the site. */
	public function site_type(): string {
		return match ( $this ) {
			self::News          => 'news',
			self::Cases         => 'case',
			self::Blog          => 'blog',
			self::People        => 'person',
			self::FocusAreas    => 'focus-area',
			self::Calendar      => 'calendar',
			self::Initiatives   => 'initiative',
			self::Organisations => 'organisation',
		};
	}

	public static function of_post_type( string $post_type ): ?self {
		foreach ( self::cases() as $type ) {
			if ( $type->post_type() === $post_type ) {
				return $type;
			}
		}
		return null;
	}

	/** The site's name of any post type; those of other plugins keep theirs. */
	public static function name_on_site( string $post_type ): string {
		return self::of_post_type( $post_type )?->site_type() ?? str_replace( '_', '-', $post_type );
	}

	/** Its entries have a page only if they have text: a person without one is only a card. */
	public function needs_text(): bool {
		return self::People === $this;
	}

	/** Entries show the day on which they were published. */
	public function is_dated(): bool {
		return in_array( $this, array( self::News, self::Blog, self::Cases ), true );
	}
}
