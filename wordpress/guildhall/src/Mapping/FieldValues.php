<?php
/**
 * Values of fields.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

defined( 'ABSPATH' ) || exit;

/** Makes the values of a block's fields of what an editor saved, by the kinds of the fields. */
final class FieldValues {
	/**
	 * @param list<array<string, mixed>> $fields As they are described.
	 * @param array<string, mixed>       $saved
	 * @return array<string, mixed>
	 */
	public static function read( array $fields, array $saved ): array {
		$values = array();
		foreach ( $fields as $field ) {
			$value = self::find( $field, $saved );
			if ( null !== $value ) {
				$values[ $field['name'] ] = self::convert( $field, $value );
			}
		}
		return $values;
	}

	/**
	 * The saved value, under the field's name or an earlier one.
	 *
	 * @param array<string, mixed> $field
	 * @param array<string, mixed> $saved
	 */
	private static function find( array $field, array $saved ): mixed {
		foreach ( array( $field['name'], ...( $field['formerly'] ?? array() ) ) as $name ) {
			if ( isset( $saved[ $name ] ) ) {
				return $saved[ $name ];
			}
		}
		return null;
	}

	/** @param array<string, mixed> $field */
	private static function convert( array $field, mixed $value ): mixed {
		return match ( $field['kind'] ) {
			'image' => self::convert_image( $value ),
			'file'  => is_array( $value ) && isset( $value['id'] ) ? (string) wp_get_attachment_url( (int) $value['id'] ) : $value,
			'flag'  => filter_var( $value, FILTER_VALIDATE_BOOLEAN ) ? '1' : '',
			'cards' => CardList::of( self::list_ids( $value ) ),
			'group' => is_array( $value ) ? self::read( $field['fields'] ?? array(), $value ) : array(),
			'items' => self::convert_items( $field, $value ),
			default => $value,
		};
	}

	/** @return array<string, mixed>|string A picture; its own text takes precedence over the media library's. */
	private static function convert_image( mixed $value ): array|string {
		$alt = is_array( $value ) && is_string( $value['alt'] ?? null ) ? $value['alt'] : null;
		$id  = is_array( $value ) ? (int) ( $value['id'] ?? 0 ) : (int) $value;
		return Picture::of( $id, $alt );
	}

	/**
	 * @param array<string, mixed> $field
	 * @return list<array<string, mixed>>
	 */
	private static function convert_items( array $field, mixed $value ): array {
		$items = array();
		foreach ( is_array( $value ) ? array_values( $value ) : array() as $index => $item ) {
			$values  = self::read( $field['fields'] ?? array(), is_array( $item ) ? $item : array() );
			$items[] = array( 'id' => $index + 1, ...$values );
		}
		return $items;
	}

	/** @return list<int> */
	private static function list_ids( mixed $value ): array {
		$ids = array_map( static fn( mixed $each ): int => (int) ( is_array( $each ) ? $each['id'] ?? 0 : $each ), is_array( $value ) ? $value : array() );
		return array_values( array_filter( $ids, static fn( int $id ): bool => $id > 0 ) );
	}
}
