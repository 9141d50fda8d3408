import { SecretLink } from '../../../editing/secret-link';
import { adminPaths } from '../../../navigation/admin-paths';
import { useRotateBuyerLinkKeyMutation } from './buyer-detail.generated';
import type { Buyer } from './buyer-fields';

/**
 * The secret link to the page on which the buyer answers its leads, with a button that gives it a new key (R121, R141,
 * A25).
 */
export function LeadsLink({ buyer: { id, linkKey } }: { buyer: Buyer }) {
  const [rotate] = useRotateBuyerLinkKeyMutation();
  return (
    <SecretLink
      label="Leads link"
      path={adminPaths.buyerLink(linkKey)}
      rotate={() => rotate({ variables: { id } })}
    />
  );
}
