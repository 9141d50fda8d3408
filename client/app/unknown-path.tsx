import { useEffect } from 'react';
import { data, type RouteObject, redirect, useNavigate } from 'react-router';
import { texts, useTexts } from '../lib/language';
import { paths } from '../navigation/paths';
import { NotFound } from '../ui/not-found';
import { notify } from '../ui/notices';

const unknownTexts = texts(
  { title: 'Page not found', sentHome: 'Page not found', here: 'We’ve taken you to the home page instead.' },
  { title: 'Kāore he whārangi pēnā', sentHome: 'Kāore he whārangi pēnā', here: 'Koinei te Kāinga.' },
);

/** The page that the server answers for an unknown address; in a browser it redirects to Home with a notice (R032). */
function UnknownPath() {
  const text = useTexts(unknownTexts);
  const navigate = useNavigate();
  useEffect(() => {
    notify({ kind: 'error', title: text.sentHome, description: text.here });
    void navigate(paths.home(), { replace: true });
  }, [navigate, text]);
  return <NotFound title={text.title} />;
}

/** The route of every address that no other route matches: 404 from the server, Home within the site (R032, P046). */
export const unknownPath: RouteObject = {
  path: '*',
  loader: () => (typeof document === 'undefined' ? data(null, { status: 404 }) : redirect(paths.home())),
  Component: UnknownPath,
  handle: { title: { en: unknownTexts.en.title, mi: unknownTexts.mi.title }, banner: false, noindex: true },
};
