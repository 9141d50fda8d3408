import { ProspectingPage } from '../features/directory/prospecting/prospecting-page';
import { createRefresh } from '../graphql/refresh-session';
import { Session } from '../graphql/session';
import { createSessionCall } from '../graphql/session-call';
import { browserStorage } from '../lib/browser-storage';
import { linkAddressOf } from '../navigation/link-address';
import { showLinkPage } from './link-frame';

const { pathname, search } = window.location;
const { linkKey } = linkAddressOf(pathname);
const session = new Session(browserStorage());

// For users with the key who are also signed in (A26).
showLinkPage(({ apiUrl }) => {
  const refresh = createRefresh(session, apiUrl);
  if (session.current().status === 'starting') void refresh();
  return (
    <ProspectingPage
      call={createSessionCall(session, refresh, apiUrl)}
      session={session}
      linkKey={linkKey}
      token={new URLSearchParams(search).get('token')}
      discardToken={() => window.history.replaceState(null, '', pathname)}
    />
  );
});
