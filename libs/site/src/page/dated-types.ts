const datedTypes: readonly string[] = ['news', 'blog', 'post', 'cases'];

/** True for a type of entries whose date of publication says something about them. */
export const isDatedType = (type: string): boolean => datedTypes.includes(type);
