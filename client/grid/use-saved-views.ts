import { useEffect, useRef } from 'react';
import { fromSaved, sameArrangement, toSaved } from './column-arrangement';
import {
  type SavedViews_ViewFragment,
  useCreateSavedViewMutation,
  useDeleteSavedViewMutation,
  useSavedViewsQuery,
  useSetDefaultViewMutation,
  useUpdateSavedViewMutation,
} from './saved-views.generated';
import type { ColumnView } from './use-column-view';
import { type GridUrl, sameQuery } from './use-grid-url';

export type SavedView = Omit<SavedViews_ViewFragment, ' $fragmentName'>;

/** The name of a view, and whether staff share it. */
export type ViewTexts = { name: string; shared: boolean };

export type SavedViews = {
  views: readonly SavedView[];
  /** The open view as it is saved; null if none is open. */
  current: SavedView | null;
  /** True if the filters or columns differ from the open view. */
  changed: boolean;
  open: (view: SavedView | null) => void;
  /** Saves the current filters and columns as a new view, and opens it. */
  create: (words: ViewTexts) => Promise<void>;
  describe: (view: SavedView, words: ViewTexts) => Promise<void>;
  /** Saves the current filters and columns in the open view. */
  update: (view: SavedView) => Promise<void>;
  remove: (view: SavedView) => Promise<void>;
  /** Sets whether the list opens with this view. */
  setDefault: (view: SavedView, wanted: boolean) => Promise<void>;
};

/** A list asks for its views in two places when it opens: one request is enough for both. */
const SHARED = { queryDeduplication: true };

/**
 * Returns true while it is still unknown what the list opens with: a query now would be repeated with the default view.
 */
export function useStillOpening(list: string, url: GridUrl, opensWith?: string): boolean {
  const { data, error } = useSavedViewsQuery({ variables: { list }, skip: !url.blank, context: SHARED });
  if (!url.blank || error) return false;
  return !data || opensWith !== undefined || data.savedViews.some(({ isDefault }) => isDefault);
}

/**
 * Manages the saved views of a list: the user's own, and those that staff share. A list without parameters opens with
 * the default view, or else with `opensWith`, as in the address.
 */
export function useSavedViews(
  list: string,
  url: GridUrl,
  columns: Pick<ColumnView<never>, 'arrangement' | 'arrange'>,
  opensWith?: string,
): SavedViews {
  const { data, refetch } = useSavedViewsQuery({
    variables: { list },
    fetchPolicy: 'cache-and-network',
    context: SHARED,
  });
  const [create] = useCreateSavedViewMutation();
  const [update] = useUpdateSavedViewMutation();
  const [remove] = useDeleteSavedViewMutation();
  const [setDefault] = useSetDefaultViewMutation();
  const views = data?.savedViews ?? [];
  const current = views.find(({ id }) => id === url.view) ?? null;
  const now = () => ({ search: url.question, columns: toSaved(columns.arrangement) });

  const open = (view: SavedView | null) => {
    columns.arrange(fromSaved(view?.columns ?? null));
    url.openView(view);
  };
  const openLatest = useRef(open);
  openLatest.current = open;
  const byDefault = url.blank ? views.find(({ isDefault }) => isDefault) : undefined;
  const defaultId = byDefault?.id;
  const bare = url.blank && data !== undefined && !byDefault && opensWith !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refetched view is not opened again
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
        sameQuery(current.search, url.question) &&
        sameArrangement(fromSaved(current.columns), columns.arrangement)
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
