/** WordPress paths of files, API and admin, never pages for visitors. */
const servicePaths = /^\/wp-(?:admin|content|includes|json)(?:\/|$)/i;
const fileName =
  /\.(?:pdf|docx?|xlsx?|pptx?|odt|ods|odp|rtf|txt|csv|zip|epub|ics|vcf|jpe?g|png|gif|webp|avif|svg|mp3|mp4|m4a|mov|webm|ogg|xml|json|php)$/i;

/** Returns true if a path of the content host is a page of this site, not a file or a service. */
export function isPagePath(pathname: string): boolean {
  return !servicePaths.test(pathname) && !fileName.test(pathname);
}
