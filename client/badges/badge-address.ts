/** The look of a badge; omitted properties have their default. */
export interface BadgeAppearance {
  lang?: string;
  theme?: string;
  size?: string;
}

/** Returns the address of a badge's picture or figures, below `origin`; `whose` is the owner, such as 'supplier/12'. */
export function badgeAddress(origin: string, ownerPath: string, form: string, look: BadgeAppearance): string {
  const query = new URLSearchParams(
    Object.entries(look).filter(([, value]) => value !== undefined) as [string, string][],
  ).toString();
  return `${origin}/badge/${ownerPath}${form}${query && `?${query}`}`;
}
