import { LinkPage } from '../features/sales/link-page/link-page';
import { createCall } from '../graphql/call';
import { linkAddressOf } from '../navigation/link-address';
import { showLinkPage } from './link-frame';

const { linkKey, leadId } = linkAddressOf(window.location.pathname);

// Anyone with the key may see the page, without signing in (R226).
showLinkPage(({ apiUrl }) => <LinkPage call={createCall(apiUrl)} linkKey={linkKey} first={leadId} />);
