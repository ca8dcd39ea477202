<?php
/**
 * Cards.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

use Guildhall\Content\Categories;
use Guildhall\Content\ContentType;
use Guildhall\Content\Fields;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Makes a card of a post. */
final class CardMapper {
	/** @return array<string, mixed> */
	public static function map( WP_Post $post ): array {
		$type = ContentType::of_post_type( $post->post_type );
		$card = array(
			'id'          => $post->ID,
			'title'       => Text::title( $post ),
			'description' => self::describe( $post, $type ),
			'image'       => Picture::of_post( $post ),
			'link'        => '',
			'cats'        => array_map( static fn( string $name ): array => array( 'name' => $name ), Categories::names( $post ) ),
			'postDate'    => Dates::day( $post ),
			'postType'    => ContentType::name_on_site( $post->post_type ),
			'permalink'   => EntryMapper::permalink( $post ),
		);
		return array( ...$card, ...self::map_fields( $post, $type ) );
	}

	/** @return array<string, mixed> The fields of its content type, as the site groups them. */
	public static function map_fields( WP_Post $post, ?ContentType $type ): array {
		return match ( $type ) {
			ContentType::Calendar    => array( 'calendarData' => array( ...self::map_event( $post ), ...( EventList::is_past( $post->ID ) ? array( 'when' => 'past' ) : array() ) ) ),
			ContentType::People      => array(
				'peopleData' => self::read_fields( $post, ContentType::People ),
				// Only people with a text have a page, to which the card leads.
				...( Text::has_text( $post ) ? array( 'excerpt' => Text::excerpt( $post ) ) : array() ),
			),
			ContentType::Initiatives => array( 'initiativeData' => array( 'excerpt' => Text::excerpt( $post ) ) ),
			ContentType::News        => array( 'excerpt' => Text::excerpt( $post ) ),
			default                  => array(),
		};
	}

	/** @return array<string, string> */
	public static function map_event( WP_Post $post ): array {
		$fields         = self::read_fields( $post, ContentType::Calendar );
		$fields['date'] = Dates::field_day( $fields['date'] );
		foreach ( array( 'startsAt', 'endsAt' ) as $name ) {
			$fields[ $name ] = Dates::field_time( $fields[ $name ] );
		}
		// Empty ones would be no time and no place.
		$optional = array( 'startsAt', 'endsAt', 'venue', 'address', 'signupUrl' );
		return array_filter( $fields, static fn( string $value, string $name ): bool => '' !== $value || ! in_array( $name, $optional, true ), ARRAY_FILTER_USE_BOTH );
	}

	private static function describe( WP_Post $post, ?ContentType $type ): string {
		$text = ContentType::People === $type ? (string) get_post_meta( $post->ID, 'guildhall_jobDescription', true ) : Text::excerpt( $post );
		// The site reads HTML here.
		return esc_html( $text );
	}

	/** @return array<string, string> */
	private static function read_fields( WP_Post $post, ContentType $type ): array {
		$values = array();
		foreach ( Fields::of( $type ) as $field ) {
			$values[ $field->name ] = $field->read( $post->ID );
		}
		return $values;
	}
}
