/** Response of a site that cannot show any page at the moment. In its own file, for the server: it loads no component. */
export const busyText = 'The site is very busy. Please try again in a moment.';
