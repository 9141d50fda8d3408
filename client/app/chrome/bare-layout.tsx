import { Outlet } from 'react-router';
import { MainContent } from './main-content';

/** The layout without anything around the page: for sign-in and the link pages (R037). */
export function BareLayout() {
  return (
    <MainContent>
      <Outlet />
    </MainContent>
  );
}
