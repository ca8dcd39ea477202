<?php
/**
 * One block, rendered by WordPress.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * One block as WordPress renders it, with a mark in place of each inner block: with bound values in place, and after the
 * filters of `render_block`, which may hide it or replace its HTML.
 */
final class BlockRendering {
	private const MARK = '#<p class="guildhall-inner">inner (\d+)</p>#';

	/** Addresses of pictures, films and links. */
	private const ADDRESSES = '/\s(?:src|href|poster)="([^"]*)"/i';

	/** Elements that show something without a text. */
	private const WITHOUT_TEXT = '/<(?:img|video|audio|iframe|table|hr)\b/i';

	/** @param array<string, mixed> $context */
	private function __construct( public readonly WP_Block $instance, private readonly array $context, private readonly string $before, private readonly string $after ) {
	}

	/**
	 * @param array<string, mixed> $block
	 * @param array<string, mixed> $context
	 * @param bool                 $is_marked_whole Whether the block has no HTML of its own: a mark stands for all of it.
	 */
	public static function run( array $block, array $context, bool $is_marked_whole ): self {
		$count    = $is_marked_whole ? 1 : count( $block['innerBlocks'] );
		$marks    = array_map( array( self::class, 'create_mark' ), range( 0, max( 0, $count - 1 ) ) );
		$instance = new WP_Block(
			array(
				...$block,
				'innerBlocks'  => array_slice( $marks, 0, $count ),
				'innerContent' => $is_marked_whole ? array( null ) : $block['innerContent'],
			),
			$context
		);
		// Filters see the block as it is.
		$instance->parsed_block = $block;
		$before = '';
		$note   = static function ( mixed $html ) use ( &$before ): mixed {
			$before = (string) $html;
			return $html;
		};
		add_filter( 'render_block', $note, PHP_INT_MIN );
		try {
			$after = $instance->render( array( 'dynamic' => false ) );
		} finally {
			remove_filter( 'render_block', $note, PHP_INT_MIN );
		}
		return new self( $instance, $context, $before, (string) $after );
	}

	public function is_hidden(): bool {
		return '' === trim( $this->after ) && '' !== trim( $this->before ) || $this->is_without_value();
	}

	/** WordPress shows no button without a text, and no picture without an address: the fields that they are bound to may be empty. */
	private function is_without_value(): bool {
		return match ( $this->instance->name ) {
			'core/button' => ! self::shows_something( $this->before ),
			'core/image'  => ! preg_match( '/<img\b[^<>]*\ssrc="[^"]/i', $this->before ),
			default       => false,
		};
	}

	/** Whether filters have changed what visitors see. WordPress's own add classes and buttons without a text. */
	public function is_changed(): bool {
		return $this->before !== $this->after && self::list_shown( $this->before ) !== self::list_shown( $this->after );
	}

	/** @return array<string, mixed> The attributes as they are saved, with bound values in place. */
	public function attributes(): array {
		$attrs = is_array( $this->instance->parsed_block['attrs'] ) ? $this->instance->parsed_block['attrs'] : array();
		if ( empty( $attrs['metadata']['bindings'] ) ) {
			return $attrs;
		}
		$names = array_flip( get_block_bindings_supported_attributes( (string) $this->instance->name ) );
		$bound = array_intersect_key( $this->instance->attributes, $names );
		// The picture that is saved has another address.
		$is_other = isset( $bound['url'] ) && ! isset( $attrs['metadata']['bindings']['id'] ) && ( $bound['id'] ?? null ) === ( $attrs['id'] ?? null );
		return array_diff_key( array( ...$attrs, ...$bound ), $is_other ? array( 'id' => 1 ) : array() );
	}

	/** @return array<string, mixed> What inner blocks know of those around them. */
	public function inner_context(): array {
		$context = $this->context;
		foreach ( $this->instance->block_type->provides_context ?? array() as $name => $attribute ) {
			if ( array_key_exists( $attribute, $this->instance->attributes ) ) {
				$context[ $name ] = $this->instance->attributes[ $attribute ];
			}
		}
		return $context;
	}

	/**
	 * @param array<string, mixed>             $block
	 * @param list<list<array<string, mixed>>> $inner What each inner block has become.
	 * @return array<string, mixed> The block with them in their places.
	 */
	public function complete( array $block, array $inner ): array {
		$content = array();
		$blocks  = array();
		foreach ( $this->split( $inner ) as $part ) {
			$content[] = is_string( $part ) ? $part : null;
			$blocks    = is_string( $part ) ? $blocks : array( ...$blocks, $part );
		}
		return array(
			...$block,
			'blockName'    => $this->is_changed() && null !== $block['blockName'] ? 'core/html' : $block['blockName'],
			'innerBlocks'  => $blocks,
			'innerHTML'    => implode( '', array_filter( $content, 'is_string' ) ),
			'innerContent' => $content,
		);
	}

	/**
	 * @param list<list<array<string, mixed>>> $inner What each inner block has become.
	 * @return list<array<string, mixed>> They, and what filters have put around them.
	 */
	public function fill_in( array $inner ): array {
		$made = array();
		foreach ( $this->split( $inner ) as $part ) {
			array_push( $made, ...( is_string( $part ) ? DecidedBlocks::html( $part ) : array( $part ) ) );
		}
		return $made;
	}

	public static function shows_something( string $html ): bool {
		return '' !== trim( wp_strip_all_tags( $html ) ) || 1 === preg_match( self::WITHOUT_TEXT, $html );
	}

	/**
	 * @param list<list<array<string, mixed>>> $inner
	 * @return list<string|array<string, mixed>> The HTML between inner blocks, and these.
	 */
	private function split( array $inner ): array {
		$parts = preg_split( self::MARK, $this->is_changed() ? $this->after : $this->before, -1, PREG_SPLIT_DELIM_CAPTURE );
		$made  = array();
		foreach ( is_array( $parts ) ? $parts : array() as $number => $part ) {
			array_push( $made, ...( 0 === $number % 2 ? array_filter( array( $part ), static fn( string $html ): bool => '' !== $html ) : ( $inner[ (int) $part ] ?? array() ) ) );
		}
		return $made;
	}

	/** @return array{string, list<string>} */
	private static function list_shown( string $html ): array {
		preg_match_all( self::ADDRESSES, $html, $found );
		return array( trim( (string) preg_replace( '/\s+/', ' ', wp_strip_all_tags( $html ) ) ), $found[1] );
	}

	/** @return array<string, mixed> */
	private static function create_mark( int $number ): array {
		$html = "<p class=\"guildhall-inner\">inner $number</p>";
		return array( 'blockName' => null, 'attrs' => array(), 'innerBlocks' => array(), 'innerHTML' => $html, 'innerContent' => array( $html ) );
	}
}
