import * as v from 'valibot';

const label = v.pipe(v.string('must be text'), v.trim(), v.minLength(1, 'must not be empty'));
const types = ['text', 'email', 'phone', 'date', 'choice'] as const;
const owners = ['member', 'office', 'nobody'] as const;

const field = v.pipe(
  v.strictObject({
    label,
    type: v.optional(v.picklist(types, `must be one of ${types.join(', ')}`), 'text'),
    changedBy: v.picklist(owners, `must be one of ${owners.join(', ')}`),
    required: v.optional(v.boolean('must be true or false'), false),
    choices: v.optional(v.record(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)), label)),
  }),
  v.check(
    ({ type, choices = {} }) => (type === 'choice') === Object.keys(choices).length > 0,
    "must have choices exactly if its type is 'choice'",
  ),
  v.transform(({ choices, ...rest }) => ({ ...rest, ...(choices && { choices }) })),
);

/** The schema of `profileFields`. */
export const profileFieldsSchema = v.pipe(
  v.record(
    v.pipe(
      v.string(),
      v.regex(
        /^(?!name$|email$)[a-z][A-Za-z0-9]{0,39}$/,
        'has a name other than letters and digits, or that of a login',
      ),
    ),
    field,
  ),
  v.check((fields) => Object.keys(fields).length <= 30, 'must have at most 30 fields'),
);
