import { Button, type ButtonProps } from '@chakra-ui/react';
import { Link, type LinkProps } from 'react-router';
import { NewTabTexts } from './new-tab-icon';

export type ButtonLinkProps = Omit<ButtonProps, 'onClick' | 'type'> &
  Pick<LinkProps, 'to' | 'replace' | 'state' | 'onClick' | 'reloadDocument'> & { newTab?: boolean };

/** A link within the site that looks like a button. */
export function ButtonLink({
  to,
  replace,
  state,
  onClick,
  reloadDocument,
  newTab,
  children,
  ...look
}: ButtonLinkProps) {
  return (
    <Button asChild type={undefined} {...look}>
      <Link
        to={to}
        replace={replace}
        state={state}
        onClick={onClick}
        reloadDocument={reloadDocument}
        target={newTab ? '_blank' : undefined}
      >
        {children}
        {newTab && <NewTabTexts />}
      </Link>
    </Button>
  );
}
