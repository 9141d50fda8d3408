import type { ComponentProps, ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { RecordNotFound } from '../editing/record-state';
import { RecordSteps } from '../grid/record-steps';
import { recordId } from '../navigation/path-segments';
import { useListHref } from '../navigation/use-list-href';
import { BackLink } from '../ui/back-link';
import { ButtonLink } from '../ui/button-link';

/** The props that the route of a record gives to its screen. */
type RecordRouteProps = {
  id: number;
  back: ReactNode;
  toList: ReactNode;
  /** Opens the list. */
  onDeleted: () => void;
};

type Props = {
  /** The screens of the records (`recordPlaces`). */
  place: {
    recordLabel: string;
    href: (id: number) => string;
    list?: { title: string; href: () => string };
  };
  /** Fetches the next IDs of the list, as `useNextIds` returns it. */
  next: ComponentProps<typeof RecordSteps>['next'];
  /** Returns the form for a new record, at the address `new`. */
  add?: (on: { back: ReactNode; onCreated: (id: number) => void }) => ReactNode;
  children: (on: RecordRouteProps) => ReactNode;
};

/** The route of a record: the record of its address with the links to its list and neighbours, or a new one. */
export function RecordRoute({ place: { recordLabel, href, list }, next, add, children }: Props) {
  const params = useParams();
  const navigate = useNavigate();
  const listHref = useListHref(list?.href() ?? '');
  const back = list && <BackLink to={listHref}>{list.title}</BackLink>;
  const toList = list && <ButtonLink to={listHref}>{list.title}</ButtonLink>;
  if (add && params.id === 'new')
    return add({ back, onCreated: (id) => void navigate(href(id), { replace: true }) });
  const id = recordId(params.id);
  if (id === null) return <RecordNotFound recordLabel={recordLabel} action={toList} />;
  return (
    <RecordSteps id={id} href={href} next={next}>
      {children({ id, back, toList, onDeleted: () => void navigate(listHref) })}
    </RecordSteps>
  );
}
