/** Path of the page that opens the visitor's own cart, so that a link to it can be shared. */
export const cartPath = '/cart';
