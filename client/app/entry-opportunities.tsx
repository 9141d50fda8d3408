import { LinkPage } from '../features/link-page/link-page';
import { createCall } from '../graphql/call';
import { linkAddressOf } from '../navigation/link-address';
import { showLinkPage } from './link-frame';

const { linkKey, leadId } = linkAddressOf(window.location.pathname);

// Whoever has the key is welcome, and nobody is asked who they are (R226).
showLinkPage(({ apiUrl }) => <LinkPage call={createCall(apiUrl)} linkKey={linkKey} first={leadId} />);
