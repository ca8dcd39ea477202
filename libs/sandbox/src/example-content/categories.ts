/** Topics and kinds for filtering lists. `id` is the WordPress term ID. */
export const categories = [
  { id: 12, slug: 'oceans', name: 'Oceans' },
  { id: 13, slug: 'cities', name: 'Cities' },
  { id: 14, slug: 'ageing', name: 'Ageing and care' },
  { id: 15, slug: 'energy', name: 'Energy' },
  { id: 16, slug: 'food', name: 'Food' },
  { id: 17, slug: 'work', name: 'Work' },
  { id: 18, slug: 'methods', name: 'Methods' },
  { id: 21, slug: 'lecture', name: 'Lectures' },
  { id: 22, slug: 'workshop', name: 'Workshops' },
  { id: 23, slug: 'walk', name: 'Walks' },
  { id: 24, slug: 'course', name: 'Courses' },
  { id: 31, slug: 'research', name: 'Research' },
  { id: 32, slug: 'house', name: 'The house' },
  { id: 33, slug: 'council', name: 'Council' },
] as const;

export type CategorySlug = (typeof categories)[number]['slug'];
