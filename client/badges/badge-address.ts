/** How a badge may look; what is left out is the first. */
export interface BadgeLook {
  lang?: string;
  theme?: string;
  size?: string;
}

/** Where the picture or the figures of a badge are, below `origin`; `whose` is as 'supplier/12'. */
export function badgeAddress(origin: string, whose: string, form: string, look: BadgeLook): string {
  const query = new URLSearchParams(
    Object.entries(look).filter(([, value]) => value !== undefined) as [string, string][],
  ).toString();
  return `${origin}/badge/${whose}${form}${query && `?${query}`}`;
}
