/**
 * Longest values, in characters: those of the billing vendor.
 *
 * @example
 * signUpLimits.email; // 70
 */
export const signUpLimits = {
  email: 70,
  first_name: 150,
  last_name: 150,
  company: 250,
  line1: 150,
  line2: 150,
  city: 50,
  state: 50,
  zip: 20,
  country: 2,
} as const;

/** Exact length of a tax number, in characters. */
export const cprLength = 10;

/**
 * The parts of a sign-up that consist of fields, in the order of the form.
 *
 * @example
 * const fields = signUpPartNames.flatMap((part) => signUpFields[part].map(({ name }) => `${part}.${name}`));
 */
export const signUpPartNames = ['customer', 'billing_address', 'shipping_address'] as const;

/** One of `signUpPartNames`. */
export type SignUpPart = (typeof signUpPartNames)[number];
/** A field's name within its part, as the billing vendor spells it. */
export type SignUpFieldName = keyof typeof signUpLimits;

/** A field by its part and name. */
export type SignUpFieldPath = `${SignUpPart}.${SignUpFieldName}`;

/** One field of a part: its content, and whether it is required. */
export interface SignUpField {
  /** Its name within the part. */
  name: SignUpFieldName;
  /** The kind of input; `country` is chosen from a list. */
  type: 'text' | 'email' | 'country';
  /** False if it may be left empty. */
  required: boolean;
  /** Chosen until a visitor chooses another one. */
  value?: string;
}

/** The fields of each part, in the order of the form. */
export type SignUpFields = Readonly<Record<SignUpPart, readonly SignUpField[]>>;

const field = (name: SignUpFieldName, required = true): SignUpField => ({
  name,
  type: name === 'email' || name === 'country' ? name : 'text',
  required,
});

const address = (emailRequired: boolean): readonly SignUpField[] => [
  field('first_name'),
  field('last_name'),
  field('email', emailRequired),
  field('line1'),
  field('line2', false),
  field('city'),
  field('state', false),
  field('zip'),
  field('country'),
];

/**
 * The fields of organisations without a list of their own. Form and api both take the required fields from here.
 *
 * @example
 * signUpFields.customer[0]; // { name: 'email', type: 'email', required: true }
 */
export const signUpFields: SignUpFields = {
  customer: [field('email'), field('first_name'), field('last_name'), field('company', false)],
  billing_address: address(true),
  shipping_address: address(false),
};

/**
 * True when a text names a field of the form.
 *
 * @example
 * isSignUpFieldPath('billing_address.zip'); // true
 * isSignUpFieldPath('customer.zip'); // false
 */
export function isSignUpFieldPath(text: unknown): text is SignUpFieldPath {
  return signUpPartNames.some((part) => signUpFields[part].some(({ name }) => text === `${part}.${name}`));
}
