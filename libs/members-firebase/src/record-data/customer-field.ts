/**
 * The field of a member's record with the ID of their customer. Its name is a billing vendor's, whichever vendor it is: the records of
 * sites that run have it.
 */
export const customerField = 'chargeBeeId';
