import { Outlet } from 'react-router';
import { useRouteHandle } from '../../navigation/use-route-handle';
import { BelowFold } from '../../ui/below-fold';
import { AboutBanner } from './about-banner';
import { MainContent } from './main-content';
import { PublicFooter } from './public-footer';
import { PublicToolbar } from './public-toolbar';

/** The layout of the public site: toolbar, page, banner and footer (R034 to R039). */
export function PublicLayout() {
  const { banner = true } = useRouteHandle();
  return (
    <>
      <PublicToolbar />
      <MainContent>
        <Outlet />
      </MainContent>
      <BelowFold>
        {banner && <AboutBanner />}
        <PublicFooter />
      </BelowFold>
    </>
  );
}
