import { Box, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { toAppError } from '../graphql/errors';
import { useSessionState } from '../graphql/use-session';
import { ActionsMenu } from '../ui/actions-menu';
import { BookmarkIcon } from '../ui/admin-icons';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { NavButton } from '../ui/nav-item';
import { notify } from '../ui/notices';
import { ResponsiveLabel, responsiveLabelPadding } from '../ui/responsive-label';
import type { ColumnView } from './use-column-view';
import type { GridUrl } from './use-grid-url';
import { type SavedView, useSavedViews } from './use-saved-views';
import { ViewDialog } from './view-dialog';

type Props = {
  /** The list's name, under which its views are saved on the server. */
  list: string;
  url: GridUrl;
  columns: Pick<ColumnView<never>, 'arrangement' | 'arrange'>;
  /** The initial filters, as in the address, if no view is the default. */
  opensWith?: string;
};

type DialogKind = 'new' | 'words' | 'delete';

/** Shows a notice of the outcome. */
async function notifyOutcome(act: Promise<void>, title: string): Promise<void> {
  try {
    await act;
    notify({ kind: 'saved', title });
  } catch (failure) {
    notify({ kind: 'error', title: 'Something went wrong', description: toAppError(failure).message });
  }
}

/** The menu that opens, saves, renames, shares and deletes views of a list. */
export function ViewsMenu({ list, url, columns, opensWith }: Props) {
  const { user } = useSessionState();
  const mayShare = user?.roles.includes('ADMIN') ?? false;
  const saved = useSavedViews(list, url, columns, opensWith);
  const { views, current, changed } = saved;
  const [dialog, setDialog] = useState<DialogKind | null>(null);
  const close = () => setDialog(null);
  const own = views.filter(({ mine }) => mine);
  const others = views.filter(({ mine }) => !mine);
  return (
    <>
      <ActionsMenu
        label={
          <>
            <BookmarkIcon />
            {current ? (
              <Text as="span" truncate maxW={{ base: '20', md: '40' }}>
                {current.name}
              </Text>
            ) : (
              <ResponsiveLabel>Views</ResponsiveLabel>
            )}
            {changed && ' *'}
          </>
        }
        name={current ? `View: ${current.name}${changed ? ', changed' : ''}` : 'Views'}
        button={{ px: responsiveLabelPadding }}
        panel={{
          insetEnd: '0',
          minW: '60',
          maxW: { base: '64', md: '80' },
          maxH: '28rem',
          overflowY: 'auto',
        }}
      >
        <NavButton aria-current={current ? undefined : 'page'} onClick={() => saved.open(null)}>
          Whole list
        </NavButton>
        <ViewGroup title="Your saved views" views={own} current={current} onOpen={saved.open} />
        <ViewGroup title="Shared by others" views={others} current={current} onOpen={saved.open} />
        <Box borderTopWidth="1px" borderColor="border" mt="1.5" pt="1.5">
          {current && changed && (
            <NavButton
              onClick={() => void notifyOutcome(saved.update(current), 'The saved view has been updated')}
            >
              Update “{current.name}”
            </NavButton>
          )}
          <NavButton onClick={() => setDialog('new')}>Save as a new view …</NavButton>
          {current && (
            <>
              <NavButton onClick={() => setDialog('words')}>Rename or share …</NavButton>
              <NavButton
                onClick={() =>
                  void notifyOutcome(
                    saved.setDefault(current, !current.isDefault),
                    current.isDefault
                      ? 'The list no longer opens with a saved view'
                      : 'The list now opens with this view',
                  )
                }
              >
                {current.isDefault ? 'Stop using this as my default view' : 'Use as my default view'}
              </NavButton>
              <NavButton color="fg.error" onClick={() => setDialog('delete')}>
                Delete …
              </NavButton>
            </>
          )}
        </Box>
      </ActionsMenu>
      {dialog === 'new' && (
        <ViewDialog view={null} mayShare={mayShare} onSave={saved.create} onClose={close} />
      )}
      {dialog === 'words' && current && (
        <ViewDialog
          view={{ name: current.name, shared: current.shared }}
          mayShare={mayShare}
          onSave={(words) => saved.describe(current, words)}
          onClose={close}
        />
      )}
      {current && (
        <ConfirmDialog
          open={dialog === 'delete'}
          onClose={close}
          title="Delete view"
          confirmLabel="Delete"
          cancelLabel="Don't Delete"
          danger
          onConfirm={() => notifyOutcome(saved.remove(current), 'The saved view has been deleted')}
        >
          The saved view “{current.name}” will be deleted{current.shared ? ' for all staff' : ''}. The records
          in the list won’t change.
        </ConfirmDialog>
      )}
    </>
  );
}

type GroupProps = {
  title: string;
  views: readonly SavedView[];
  current: SavedView | null;
  onOpen: (view: SavedView) => void;
};

function ViewGroup({ title, views, current, onOpen }: GroupProps) {
  if (views.length === 0) return null;
  return (
    <Box role="group" aria-label={title}>
      <Text textStyle="xs" color="fg.muted" px="3" pt="2" pb="1" aria-hidden>
        {title}
      </Text>
      {views.map((view) => (
        <NavButton
          key={view.id}
          aria-current={view.id === current?.id ? 'page' : undefined}
          onClick={() => onOpen(view)}
        >
          <Text as="span" truncate flex="1">
            {view.name}
          </Text>
          <Text as="span" textStyle="xs" color="fg.muted">
            {[view.isDefault && 'default', view.shared && view.mine && 'shared', !view.mine && view.ownerName]
              .filter(Boolean)
              .join(', ')}
          </Text>
        </NavButton>
      ))}
    </Box>
  );
}
