import { Outlet } from 'react-router';
import { MainContent } from './main-content';

/** Nothing around the page: sign-in and the link pages (R037). */
export function BareLayout() {
  return (
    <MainContent>
      <Outlet />
    </MainContent>
  );
}
