import * as v from 'valibot';

/** The most fields a form may have. */
const mostFields = 60;

/** The kinds of fields of a contact form that carry a value. */
export const contactFieldTypes = ['text', 'email', 'textarea', 'checkbox', 'select'] as const;

/** One field as it was filled in; a checkbox is true or false. */
export const contactFieldSchema = v.strictObject({
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  value: v.union([v.pipe(v.string(), v.maxLength(10_000)), v.boolean()]),
  type: v.picklist(contactFieldTypes),
});

/** One field of a contact form as it was filled in. */
export type ContactField = v.InferOutput<typeof contactFieldSchema>;

/**
 * Body of `POST /api/v1/contact`. `website` is a trap: people do not see that field and leave it empty, so a message
 * that fills it in is answered like any other and dropped.
 */
export const contactRequestSchema = v.strictObject({
  fields: v.pipe(v.array(contactFieldSchema), v.minLength(1), v.maxLength(mostFields)),
  /** The path of the page the form stands on. */
  page: v.optional(v.pipe(v.string(), v.regex(/^\/[^\s\\]*$/), v.maxLength(500))),
  website: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
});

/** Body of `POST /api/v1/contact`, as it is sent. */
export type ContactRequest = v.InferInput<typeof contactRequestSchema>;

/** Answer 200 of `POST /api/v1/contact`. */
export const contactAnswerSchema = v.object({ success: v.literal(true) });

/** Answer of `POST /api/v1/contact`. */
export type ContactAnswer = v.InferOutput<typeof contactAnswerSchema>;
