import { sharedPicture } from './shared-picture.ts';
import type { WordPress } from '../harness/start-wordpress.ts';

/** Adds what editors choose from: a picture of an author's, an entry, a category, a plan and a collection. */
export async function seedEditor({ run }: WordPress): Promise<void> {
  await run(`
    $author = get_user_by( 'login', 'author' )->ID;
    $upload = wp_upload_bits( 'hut.png', null, base64_decode( '${sharedPicture}' ) );
    $picture = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'A hut', 'post_author' => $author, 'post_status' => 'inherit' ), $upload['file'] );
    update_post_meta( $picture, '_wp_attachment_image_alt', 'A hut' );
    wp_update_attachment_metadata( $picture, array( 'width' => 1, 'height' => 1, 'file' => _wp_relative_upload_path( $upload['file'] ) ) );
    wp_insert_term( 'Journeys', 'category' );
    wp_insert_post( array( 'post_type' => 'guildhall_org', 'post_title' => 'The hut by the sea', 'post_status' => 'publish', 'post_author' => $author ) );
    update_option( 'guildhall_plans', "individual | Individual membership" );
    update_option( 'guildhall_collections', "prints | Prints" );
  `);
}
