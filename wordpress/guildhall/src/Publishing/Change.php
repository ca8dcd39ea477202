<?php
/**
 * What has changed.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Publishing;

defined( 'ABSPATH' ) || exit;

/** Changed content, as the site is told of it: some paths, or everything. */
final class Change {
	/** The site takes more, but by then reading everything again is cheaper. */
	private const MOST_PATHS = 50;

	/** @param list<string> $paths Paths, as the site knows them. */
	private function __construct( public readonly bool $is_all, public readonly array $paths ) {
	}

	public static function of_everything(): self {
		return new self( true, array() );
	}

	/** @param list<string> $paths Paths, as the site knows them. */
	public static function of_paths( array $paths ): self {
		$paths = array_values( array_unique( $paths ) );
		return count( $paths ) > self::MOST_PATHS ? self::of_everything() : new self( false, $paths );
	}

	public function and( self $other ): self {
		return $this->is_all || $other->is_all
			? self::of_everything()
			: self::of_paths( array( ...$this->paths, ...$other->paths ) );
	}

	public function is_empty(): bool {
		return ! $this->is_all && array() === $this->paths;
	}

	/** The body of an event. */
	public function to_json(): string {
		return (string) wp_json_encode( $this->is_all ? array( 'all' => true ) : array( 'paths' => $this->paths ), JSON_UNESCAPED_SLASHES );
	}

	public static function from_json( string $json ): ?self {
		$value = json_decode( $json, true );
		if ( ! is_array( $value ) ) {
			return null;
		}
		$paths = array_filter( (array) ( $value['paths'] ?? array() ), 'is_string' );
		return true === ( $value['all'] ?? false ) ? self::of_everything() : self::of_paths( array_values( $paths ) );
	}
}
