import { isSameSitePath } from '../../../shared/same-site-path';

/** The record's number as addresses of actions have it: in braces, with a colon, or as a word of its own (A119). */
const REF_ID = /\{ref_id\}|:ref_id\b|(?<=[/=])ref_id(?=$|[/?#&])/g;

type Followed = { redirectUrl?: string | null; refId?: number | null };

/**
 * Where an action leads, with the number of its record put in (R248); null where it leads nowhere, or off this site.
 */
export function actionHref({ redirectUrl, refId }: Followed): string | null {
  if (!redirectUrl || !isSameSitePath(redirectUrl)) return null;
  const numbered = redirectUrl.replace(REF_ID, refId?.toString() ?? '{ref_id}');
  return numbered.includes('{ref_id}') ? null : numbered;
}
