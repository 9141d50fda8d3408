import { useParams } from 'react-router';
import { LinkPage } from '../../features/link-page/link-page';
import { recordId } from '../../navigation/record-id';

/** The link page of an impact buyer (P036), with one of its leads on top (P037). */
export function Component() {
  const { linkKey = '', leadId } = useParams();
  return <LinkPage key={linkKey} linkKey={linkKey} first={recordId(leadId)} />;
}
