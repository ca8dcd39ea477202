<?php
/**
 * The state of the connection.
 *
 * @package Guildhall
 */

declare(strict_types=1);

namespace Guildhall\Settings;

use Guildhall\Publishing\EventSender;
use Guildhall\Publishing\LastEvent;
use Guildhall\Security\Secret;

defined( 'ABSPATH' ) || exit;

/** Shows whether events reach the site: the last one, the secrets, and a test that says what is wrong. */
final class ConnectionPanel {
	private const ACTION = 'guildhall_test_connection';
	private const RESULT = 'guildhall_test_result_';

	public static function register(): void {
		add_action( 'admin_post_' . self::ACTION, array( self::class, 'test' ) );
	}

	public static function print(): void {
		self::print_result();
		echo '<h2>' . esc_html__( 'Connection', 'guildhall' ) . '</h2><table class="widefat striped" style="max-width: 60em"><tbody>';
		self::print_line( __( 'Last event sent', 'guildhall' ), self::describe_last_event() );
		foreach ( Secret::cases() as $secret ) {
			self::print_line( $secret->value, $secret->state() );
		}
		self::print_line( __( 'Address that the site reads', 'guildhall' ), home_url() );
		echo '</tbody></table>';
		printf( '<form method="post" action="%s"><input type="hidden" name="action" value="%s">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( self::ACTION ) );
		wp_nonce_field( self::ACTION );
		submit_button( __( 'Test connection', 'guildhall' ), 'secondary' );
		echo '</form>';
	}

	public static function test(): void {
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( esc_html__( 'You are not allowed to do that.', 'guildhall' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( self::ACTION );
		$outcome = EventSender::test();
		set_transient( self::RESULT . get_current_user_id(), array( $outcome->is_ok, $outcome->message ), MINUTE_IN_SECONDS );
		wp_safe_redirect( admin_url( 'options-general.php?page=' . SettingsPage::SLUG ) );
		exit;
	}

	private static function print_result(): void {
		$result = get_transient( self::RESULT . get_current_user_id() );
		if ( ! is_array( $result ) ) {
			return;
		}
		delete_transient( self::RESULT . get_current_user_id() );
		wp_admin_notice( esc_html( (string) $result[1] ), array( 'type' => $result[0] ? 'success' : 'error' ) );
	}

	private static function describe_last_event(): string {
		$last = LastEvent::read();
		return null === $last
			? __( 'none yet', 'guildhall' )
			: sprintf( '%s: %s (%s)', wp_date( 'Y-m-d H:i:s', $last['time'] ), $last['message'], $last['event'] );
	}

	private static function print_line( string $name, string $value ): void {
		printf( '<tr><td>%s</td><td>%s</td></tr>', esc_html( $name ), esc_html( $value ) );
	}
}
