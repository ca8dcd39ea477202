<?php
/**
 * What WordPress decides when it renders.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Mapping;

use WP_Block;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Makes parsed blocks what WordPress makes of them when it renders them: without those that an editor or a plugin hides, with
 * the texts of synced patterns and fields in place, and with the HTML that a plugin puts in place of a block. WordPress has
 * no other place for this than its rendering, so every block that is read as it is parsed is rendered once, with a mark in
 * place of each inner block.
 */
final class DecidedBlocks {
	/** @var array<int, true> Synced patterns that are being read: one inside itself is left out. */
	private array $open = array();

	private function __construct( private readonly bool $has_patterns ) {
	}

	/**
	 * @param array<mixed> $blocks       As they are parsed.
	 * @param bool         $has_patterns Whether synced patterns are read. No excerpt has them.
	 * @return list<array<string, mixed>> Those that WordPress renders later have their `context`.
	 */
	public static function of( array $blocks, WP_Post $post, bool $has_patterns = true ): array {
		$context = array( 'postId' => $post->ID, 'postType' => $post->post_type );
		return PlainRendering::run( static fn(): array => ( new self( $has_patterns ) )->decide_all( resolve_pattern_blocks( $blocks ), $context, null ) );
	}

	/**
	 * @param array<mixed>         $blocks
	 * @param array<string, mixed> $context
	 * @return list<array<string, mixed>>
	 */
	private function decide_all( array $blocks, array $context, ?WP_Block $parent ): array {
		$decided = array();
		foreach ( $blocks as $block ) {
			array_push( $decided, ...$this->decide( $block, $context, $parent ) );
		}
		return $decided;
	}

	/**
	 * @param array<string, mixed> $block
	 * @param array<string, mixed> $context
	 * @return list<array<string, mixed>>
	 */
	private function decide( array $block, array $context, ?WP_Block $parent ): array {
		if ( null === $block['blockName'] && '' === trim( (string) $block['innerHTML'] ) ) {
			return array( $block );
		}
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- the filters of core, as its own rendering applies them.
		$replaced = apply_filters( 'pre_render_block', null, $block, $parent );
		if ( null !== $replaced ) {
			return self::html( (string) $replaced );
		}
		$block   = (array) apply_filters( 'render_block_data', $block, $block, $parent );
		$context = (array) apply_filters( 'render_block_context', $context, $block, $parent );
		// phpcs:enable
		$name = (string) ( $block['blockName'] ?? 'core/freeform' );
		if ( ! BlockKinds::is_container( $name ) && ! BlockKinds::is_parsed( $name ) && ! BlockKinds::is_made_of_attributes( $name ) ) {
			return array( array( ...$block, 'context' => $context ) );
		}
		return $this->decide_inside( $block, $name, $context );
	}

	/**
	 * @param array<string, mixed> $block
	 * @param array<string, mixed> $context
	 * @return list<array<string, mixed>>
	 */
	private function decide_inside( array $block, string $name, array $context ): array {
		$rendering = BlockRendering::run( $block, $context, BlockKinds::is_made_of_attributes( $name ) || 'core/block' === $name );
		if ( $rendering->is_hidden() ) {
			return array();
		}
		$block['attrs'] = $rendering->attributes();
		if ( 'core/query' === $name || BlockKinds::is_left_out( $name ) ) {
			// What stands around a query's list is shown, too; links of a navigation may have others below them.
			$block['innerBlocks'] = $this->decide_all( $block['innerBlocks'], $rendering->inner_context(), $rendering->instance );
		}
		if ( BlockKinds::is_made_of_attributes( $name ) ) {
			return $rendering->is_changed() ? $rendering->fill_in( array( array( $block ) ) ) : array( array( ...$block, 'context' => $context ) );
		}
		$inner = 'core/block' === $name
			? array( $this->decide_pattern( $block['attrs'], $rendering ) )
			: array_map( fn( array $each ): array => $this->decide( $each, $rendering->inner_context(), $rendering->instance ), $block['innerBlocks'] );
		if ( $rendering->is_changed() && BlockKinds::is_container( $name ) ) {
			return $rendering->fill_in( $inner );
		}
		return array( $rendering->complete( $block, $inner ) );
	}

	/**
	 * The blocks of a synced pattern, with what the page fills in.
	 *
	 * @param array<string, mixed> $attrs
	 * @return list<array<string, mixed>>
	 */
	private function decide_pattern( array $attrs, BlockRendering $rendering ): array {
		$pattern = $this->has_patterns ? get_post( (int) ( $attrs['ref'] ?? 0 ) ) : null;
		if ( ! $pattern instanceof WP_Post || 'wp_block' !== $pattern->post_type || 'publish' !== $pattern->post_status || '' !== $pattern->post_password || isset( $this->open[ $pattern->ID ] ) ) {
			return array();
		}
		$content = $attrs['content'] ?? $attrs['overrides'] ?? array();
		// WordPress 6.5 had one more level.
		$texts   = array_map( static fn( mixed $each ): mixed => is_array( $each['values'] ?? null ) && ! wp_is_numeric_array( $each['values'] ) ? $each['values'] : $each, is_array( $content ) ? $content : array() );
		$context = array( ...$rendering->inner_context(), 'pattern/overrides' => $texts );
		$this->open[ $pattern->ID ] = true;
		try {
			$blocks = parse_blocks( apply_block_hooks_to_content_from_post_object( $pattern->post_content, $pattern ) );
			return $this->decide_all( resolve_pattern_blocks( $blocks ), $context, $rendering->instance );
		} finally {
			unset( $this->open[ $pattern->ID ] );
		}
	}

	/** @return list<array<string, mixed>> HTML in place of a block; none if it shows nothing. */
	public static function html( string $html ): array {
		return BlockRendering::shows_something( $html ) ? array( array( 'blockName' => 'core/html', 'attrs' => array(), 'innerBlocks' => array(), 'innerHTML' => $html, 'innerContent' => array( $html ) ) ) : array();
	}
}
