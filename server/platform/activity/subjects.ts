/** What activities tell of. */
const SUBJECT_TYPES = [
  'contact-message',
  'good-cause',
  'category',
  'featured-listing',
  'impact-box-order',
  'impact-buyer',
  'mail',
  'sales-enquiry',
  'settings',
  'supplier',
  'testimonial',
  'user',
] as const;

export type SubjectType = (typeof SUBJECT_TYPES)[number];

/**
 * Subjects that no public page shows by themselves. A testimonial is a part of its supplier's (`shownOn`); of enquiries
 * pages show totals, which are a minute old at most.
 */
const NOT_ON_PAGES = [
  'contact-message',
  'impact-box-order',
  'mail',
  'sales-enquiry',
  'testimonial',
  'user',
] as const satisfies SubjectType[];

/** Subjects whose changes public pages show. */
export type PageSubject = Exclude<SubjectType, (typeof NOT_ON_PAGES)[number]>;

/** Where transactions announce what changed on pages: `supplier:5`, `settings`, or nothing for 'anything may have'. */
export const CHANGES_CHANNEL = 'page_changes';

const hidden: readonly SubjectType[] = NOT_ON_PAGES;

/**
 * What a change of the subject is called on CHANGES_CHANNEL; null where no page shows it, so that the many writes of
 * enquiries and mails announce nothing (announcements are committed one after another).
 */
export function announcementOf(type: SubjectType, id: number | null): string | null {
  if (hidden.includes(type)) return null;
  return id === null ? type : `${type}:${id}`;
}
