import { isSameSitePath } from '../../../../shared/same-site-path';

/**
 * Placeholders for the record number in an action's address: in braces, with a colon, or as a word of its own (A119).
 */
const REF_ID = /\{ref_id\}|:ref_id\b|(?<=[/=])ref_id(?=$|[/?#&])/g;

type Followed = { redirectUrl?: string | null; refId?: number | null };

/**
 * Returns the address of an action with its record number filled in (R248); null if the action has no address or one
 * outside this site.
 */
export function actionHref({ redirectUrl, refId }: Followed): string | null {
  if (!redirectUrl || !isSameSitePath(redirectUrl)) return null;
  const numbered = redirectUrl.replace(REF_ID, refId?.toString() ?? '{ref_id}');
  return numbered.includes('{ref_id}') ? null : numbered;
}
