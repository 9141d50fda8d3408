import { useEffect, useRef } from 'react';
import { fromKept, sameArrangement, toKept } from './column-arrangement';
import {
  type SavedViews_ViewFragment,
  useCreateSavedViewMutation,
  useDeleteSavedViewMutation,
  useSavedViewsQuery,
  useSetDefaultViewMutation,
  useUpdateSavedViewMutation,
} from './saved-views.generated';
import type { ColumnView } from './use-column-view';
import { type GridUrl, sameQuestion } from './use-grid-url';

export type SavedView = Omit<SavedViews_ViewFragment, ' $fragmentName'>;

/** What a view is called, and who sees it. */
export type ViewWords = { name: string; shared: boolean };

export type SavedViews = {
  views: readonly SavedView[];
  /** The one that is open, as it is kept; null for none. */
  current: SavedView | null;
  /** Whether the list is asked something else now, or its columns stand otherwise. */
  changed: boolean;
  open: (view: SavedView | null) => void;
  /** Keeps what the list is asked now as a view of its own, and opens it. */
  create: (words: ViewWords) => Promise<void>;
  describe: (view: SavedView, words: ViewWords) => Promise<void>;
  /** Keeps what the list is asked now in the view that is open. */
  update: (view: SavedView) => Promise<void>;
  remove: (view: SavedView) => Promise<void>;
  /** Says whether the list opens with it. */
  setDefault: (view: SavedView, wanted: boolean) => Promise<void>;
};

/**
 * Whether it is still open what a list opens with: it would be asked twice if it were asked now, and then again with
 * its default view.
 */
export function useStillOpening(list: string, url: GridUrl, opensWith?: string): boolean {
  const { data, error } = useSavedViewsQuery({ variables: { list }, skip: !url.blank });
  if (!url.blank || error) return false;
  return !data || opensWith !== undefined || data.savedViews.some(({ isDefault }) => isDefault);
}

/**
 * The views that are kept of a list on the server: one's own, and those that staff share. A list that is asked nothing
 * opens with the default one, or else asks `opensWith`, as its address has it.
 */
export function useSavedViews(
  list: string,
  url: GridUrl,
  columns: Pick<ColumnView<never>, 'arrangement' | 'arrange'>,
  opensWith?: string,
): SavedViews {
  const { data, refetch } = useSavedViewsQuery({ variables: { list }, fetchPolicy: 'cache-and-network' });
  const [create] = useCreateSavedViewMutation();
  const [update] = useUpdateSavedViewMutation();
  const [remove] = useDeleteSavedViewMutation();
  const [setDefault] = useSetDefaultViewMutation();
  const views = data?.savedViews ?? [];
  const current = views.find(({ id }) => id === url.view) ?? null;
  const now = () => ({ search: url.question, columns: toKept(columns.arrangement) });

  const open = (view: SavedView | null) => {
    columns.arrange(fromKept(view?.columns ?? null));
    url.openView(view);
  };
  const openLatest = useRef(open);
  openLatest.current = open;
  const byDefault = url.blank ? views.find(({ isDefault }) => isDefault) : undefined;
  const defaultId = byDefault?.id;
  const bare = url.blank && data !== undefined && !byDefault && opensWith !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same view is not opened twice because it came again
  useEffect(() => {
    if (byDefault) openLatest.current(byDefault);
    else if (bare) url.openView({ id: null, search: opensWith });
  }, [defaultId, bare]);

  return {
    views,
    current,
    changed:
      current !== null &&
      !(
        sameQuestion(current.search, url.question) &&
        sameArrangement(fromKept(current.columns), columns.arrangement)
      ),
    open,
    create: async (words) => {
      const made = await create({ variables: { input: { list, ...words, ...now() } } });
      await refetch();
      if (made.data) url.openView(made.data.createSavedView);
    },
    describe: async ({ id, version }, words) => {
      await update({ variables: { id, version, input: words } });
      await refetch();
    },
    update: async ({ id, version }) => {
      await update({ variables: { id, version, input: now() } });
      await refetch();
    },
    remove: async ({ id }) => {
      await remove({ variables: { id } });
      if (url.view === id) open(null);
      await refetch();
    },
    setDefault: async ({ id }, wanted) => {
      await setDefault({ variables: { list, id: wanted ? id : null } });
      await refetch();
    },
  };
}
