const MAX_NAMED = 2;

/** Where a supplier works, in few words: 'Nationwide', 'North Shore, Auckland', 'Otago and 3 more'. */
export function whereabouts(regions: readonly string[], districts: readonly string[]): string {
  if (regions.includes('Nationwide') || districts.includes('Nationwide')) return 'Nationwide';
  if (regions.length === 0 && districts.length === 0) return 'New Zealand';
  if (regions.length <= 1 && districts.length === 1) return [...districts, ...regions].join(', ');
  const named = regions.length > 0 ? regions : districts;
  if (named.length <= MAX_NAMED) return named.join(' and ');
  return `${named[0]} and ${named.length - 1} more`;
}
